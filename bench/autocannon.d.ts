declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    /** Milliseconds between samples; a run ends at the end of one. */
    sampleInt: number
    /** Requests on one connection before it is opened anew. */
    reconnectRate: number
    requests: { path: string }[]
  }
  interface Result {
    requests: { total: number }
    /** Seconds. */
    duration: number
    errors: number
    non2xx: number
  }
  function autocannon(options: Options): PromiseLike<Result>
  export = autocannon
}
