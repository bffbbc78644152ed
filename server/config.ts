import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

export interface Config {
  port: number
  host: string
  dataDir: string
  /** Empty: SQLite in the data folder. */
  databaseUrl: string
  /** Where visitors reach the site, without a slash at the end; empty: wherever they came. */
  publicUrl: string
  mode: 'demo' | 'production'
  logLevel: (typeof logLevels)[number]
  secret: string
  pageCacheBytes: number
  drainMs: number
  backupsKept: number
  languageSwitch: boolean
  /** Origins whose pages may call; `*` is any. */
  corsOrigins: readonly string[]
  dev: boolean
}

/** A setting that cannot be used. The start ends with this one line. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the environment: the only place that does. */
export function readConfig(env: Environment = process.env): Config {
  const mode = oneOf('MODE', env.MODE || 'demo', ['demo', 'production'] as const)
  const dataDir = resolve(env.DATA_DIR || './data')
  makeDataDir(dataDir)
  const config: Config = {
    port: wholeNumber('PORT', env.PORT || '8080', 0, 65_535),
    host: env.HOST || '127.0.0.1',
    dataDir,
    databaseUrl: databaseUrl(env.DATABASE_URL || ''),
    publicUrl: publicUrl(env.PUBLIC_URL || ''),
    mode,
    logLevel: oneOf('LOG_LEVEL', env.LOG_LEVEL || 'info', logLevels),
    secret: env.APP_SECRET || keptSecret(dataDir),
    pageCacheBytes: wholeNumber('PAGE_CACHE_MB', env.PAGE_CACHE_MB || '64', 0, 4096) * 1_048_576,
    drainMs: wholeNumber('DRAIN_SECONDS', env.DRAIN_SECONDS || '0', 0, 300) * 1000,
    backupsKept: wholeNumber('BACKUPS_KEPT', env.BACKUPS_KEPT || '7', 0, 365),
    languageSwitch: oneOf('LANGUAGE_SWITCH', env.LANGUAGE_SWITCH || 'on', ['on', 'off']) === 'on',
    corsOrigins: origins(env.CORS_ORIGINS ?? (mode === 'demo' ? '*' : '')),
    dev: env.MEIRI_DEV === '1',
  }
  if (Buffer.byteLength(config.secret) < 32) {
    throw new ConfigError('APP_SECRET is too short: give at least 32 bytes')
  }
  if (mode === 'production') refuseUnsafe(config, env)
  return config
}

function refuseUnsafe(config: Config, env: Environment) {
  if (!config.publicUrl) throw new ConfigError('PUBLIC_URL is needed when MODE=production')
  if (config.publicUrl.startsWith('http:') && env.ALLOW_HTTP !== '1') {
    throw new ConfigError('PUBLIC_URL must be https in production (ALLOW_HTTP=1 overrides this)')
  }
  if (/^(.)\1*$/.test(config.secret) || /secret|changeme|password/i.test(config.secret)) {
    throw new ConfigError('APP_SECRET looks like a placeholder: give a random one')
  }
  if (statSync(config.dataDir).mode & 0o007) {
    throw new ConfigError(`DATA_DIR ${config.dataDir} is open to everyone: chmod o-rwx it`)
  }
  if (Number(process.versions.node.split('.')[0]) < 24) {
    throw new ConfigError(`Node ${process.versions.node} is out of support: use 24 or later`)
  }
}

function makeDataDir(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch (cause) {
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be made: ${String(cause)}`)
  }
}

/** Without a given secret each installation makes its own, once, so that none is a default. */
function keptSecret(dataDir: string) {
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  chmodSync(file, 0o600)
  return readFileSync(file, 'utf8').trim()
}

function wholeNumber(name: string, value: string, least: number, most: number) {
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < least || number > most) {
    throw new ConfigError(`${name}=${value} is not a whole number from ${least} to ${most}`)
  }
  return number
}

function oneOf<const Choice extends string>(
  name: string,
  value: string,
  choices: readonly Choice[],
) {
  const choice = choices.find((each) => each === value)
  if (!choice) throw new ConfigError(`${name}=${value} is not one of ${choices.join(', ')}`)
  return choice
}

function databaseUrl(value: string) {
  if (value && !/^postgres(ql)?:\/\/./.test(value)) {
    throw new ConfigError('DATABASE_URL must begin with postgres:// (or be empty for SQLite)')
  }
  return value
}

function origins(value: string) {
  const list = value.split(',').map((each) => each.trim())
  const wrong = list.find((each) => each && each !== '*' && URL.parse(each)?.origin !== each)
  if (wrong)
    throw new ConfigError(`CORS_ORIGINS: ${wrong} is not an origin such as https://a.example`)
  return list.filter(Boolean)
}

function publicUrl(value: string) {
  if (!value) return ''
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search) {
    throw new ConfigError(`PUBLIC_URL=${value} is not a plain address such as https://example.com`)
  }
  return url.origin
}
