import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getOk } from '../http-get.ts'

/** Node writes these itself, for everyone. */
const written = /^(date|connection|keep-alive|transfer-encoding)$/i

// Answers everything with a copy of one reply: what Node's HTTP costs before anyone does any work.
const { body, rawHeaders } = await getOk(process.argv[2] ?? '')
const headers = rawHeaders.filter(
  (_, index) => !written.test(rawHeaders[index - (index % 2)] ?? ''),
)

// The same limits as the product's own server.
const options = { keepAliveTimeout: 72_000, connectionsCheckingInterval: 5_000 }
const server = createServer(options, (_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.maxRequestsPerSocket = 1000
server.listen(0, '127.0.0.1', () => {
  console.log(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
