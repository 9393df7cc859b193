import path from 'node:path'

export interface Config {
  port: number
  host: string
  publicUrl: string
  /** Whether PUBLIC_URL says so, or it is a guess. */
  hasPublicUrl: boolean
  dataDir: string
  databaseUrl: string | null
  /** Null: every read goes to the primary. */
  databaseReplicaUrl: string | null
  databasePoolSize: number
  preparedStatements: 'auto' | 'on' | 'off'
  redisUrl: string | null
  processes: number
  rateLimitPerMinute: number
  sessionRateLimitPerMinute: number
  signInLimit: number
  openSignUp: boolean
  /** Null: no mail is sent. */
  smtpUrl: string | null
  mailFrom: string | null
  legacyIssuesPaths: boolean
  emptyExtraStats: '{}' | 'null'
  logLevel: LogLevel
  bodyLimitBytes: number
  trustedProxies: number
  fileSizeLimitBytes: number
  archiveSizeLimitBytes: number
  /** Null: files lie in the data folder. */
  s3: S3Config | null
  drainSeconds: number
  shutdownSeconds: number
  /** Null: the build that comes with the program. */
  webDir: string | null
}

export interface S3Config {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

interface Variable<T> {
  name: string
  fallback: string
  allowed: string
  meaning: string
  /** Returns undefined for a value that is not allowed. */
  read: (text: string) => T | undefined
}

const wholeNumber =
  (from: number, to: number) =>
  (text: string): number | undefined => {
    const value = /^\d+$/.test(text) ? Number(text) : NaN
    return value >= from && value <= to ? value : undefined
  }

const oneOf =
  <T extends string>(...values: readonly T[]) =>
  (text: string): T | undefined =>
    values.find((value) => value === text)

const onOff = (text: string): boolean | undefined =>
  text === 'on' || text === 'true' ? true : text === 'off' || text === 'false' ? false : undefined

function urlWith(...protocols: string[]) {
  return (text: string): string | undefined =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text.replace(/\/+$/, '') : undefined
}

const orEmpty =
  <T>(read: (text: string) => T | undefined) =>
  (text: string): T | null | undefined =>
    text === '' ? null : read(text)

/** Every variable, once: the program reads them here, `waypost serve --help` and docs/configuration.md print them. */
export const variables = {
  port: {
    name: 'PORT',
    fallback: '3000',
    allowed: 'a port number from 0 to 65535 (0 takes a free one)',
    meaning: 'The port that the server listens on.',
    read: wholeNumber(0, 65535),
  },
  host: {
    name: 'HOST',
    fallback: '127.0.0.1',
    allowed: 'an address or host name, such as 127.0.0.1 or 0.0.0.0',
    meaning: 'The address that the server listens on. 0.0.0.0 and :: accept connections from other machines.',
    read: (text) => (/^[\w.:%-]+$/.test(text) ? text : undefined),
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    fallback: '',
    allowed: 'an http or https address, such as https://work.example.org',
    meaning:
      'The address under which people reach the server. Empty: http://localhost and the port; files then go to the address of this machine that the caller used.',
    read: orEmpty(urlWith('http:', 'https:')),
  },
  dataDir: {
    name: 'WAYPOST_DATA_DIR',
    fallback: '.waypost',
    allowed: 'a folder that the program may write to',
    meaning:
      'Where the embedded PostgreSQL keeps its data, and uploaded files lie. A relative path starts at the working folder.',
    read: (text) => (text.trim() === '' ? undefined : path.resolve(text)),
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    fallback: '',
    allowed: 'a PostgreSQL address, such as postgres://user:password@host:5432/waypost',
    meaning: 'Your own PostgreSQL, version 15 or later. Empty: the embedded one.',
    read: orEmpty(urlWith('postgres:', 'postgresql:')),
  },
  databaseReplicaUrl: {
    name: 'DATABASE_REPLICA_URL',
    fallback: '',
    allowed: 'a PostgreSQL address, such as postgres://user:password@replica:5432/waypost',
    meaning:
      'A standby of the server of DATABASE_URL that answers lists and searches whenever it has all that was written. Empty: the primary answers everything.',
    read: orEmpty(urlWith('postgres:', 'postgresql:')),
  },
  databasePoolSize: {
    name: 'DATABASE_POOL_SIZE',
    fallback: '10',
    allowed: 'a whole number from 1 to 500',
    meaning:
      'Connections to PostgreSQL that one process keeps at most, and as many to the replica if there is one.',
    read: wholeNumber(1, 500),
  },
  preparedStatements: {
    name: 'DATABASE_PREPARED_STATEMENTS',
    fallback: 'auto',
    allowed: 'auto, on or off',
    meaning:
      'Whether PostgreSQL keeps the plans of repeated statements. auto: unless a connection pooler is found. on: for a pooler that passes them on, such as PgBouncer 1.21 with max_prepared_statements.',
    read: oneOf('auto', 'on', 'off'),
  },
  redisUrl: {
    name: 'REDIS_URL',
    fallback: '',
    allowed: 'the address of a Redis or Valkey, such as redis://:password@host:6379/0 or rediss://…',
    meaning: 'Where requests are counted for the rate limit. Empty: in PostgreSQL.',
    read: orEmpty(urlWith('redis:', 'rediss:')),
  },
  processes: {
    name: 'WEB_CONCURRENCY',
    fallback: '1',
    allowed: 'a whole number from 1 to 256',
    meaning: 'How many processes serve the port together. One for each processor core is a good start.',
    read: wholeNumber(1, 256),
  },
  rateLimitPerMinute: {
    name: 'RATE_LIMIT_PER_MINUTE',
    fallback: '60',
    allowed: 'a whole number from 0 to 1000000 (0 turns the limit off)',
    meaning: 'Requests a minute that one API key, or one address without a valid key, may make.',
    read: wholeNumber(0, 1_000_000),
  },
  sessionRateLimitPerMinute: {
    name: 'SESSION_RATE_LIMIT_PER_MINUTE',
    fallback: '600',
    allowed: 'a whole number from 0 to 1000000 (0 turns the limit off)',
    meaning: 'Requests a minute that one signed-in browser may make.',
    read: wholeNumber(0, 1_000_000),
  },
  signInLimit: {
    name: 'SIGN_IN_LIMIT',
    fallback: '10',
    allowed: 'a whole number from 0 to 100000 (0 turns the limit off)',
    meaning:
      'How often one address may try to sign in to one account within 15 minutes. Five times as often to all accounts together, ten times as often to one account from all addresses.',
    read: wholeNumber(0, 100_000),
  },
  openSignUp: {
    name: 'OPEN_SIGN_UP',
    fallback: 'off',
    allowed: 'on or off',
    meaning: 'Whether anybody may make an account. off: only whoever was invited to a workspace.',
    read: onOff,
  },
  smtpUrl: {
    name: 'SMTP_URL',
    fallback: '',
    allowed: 'an smtp or smtps address, such as smtps://user:password@mail.example.org',
    meaning: 'The server that mail is sent through: invitations and new passwords. Empty: no mail is sent.',
    read: orEmpty(urlWith('smtp:', 'smtps:')),
  },
  mailFrom: {
    name: 'MAIL_FROM',
    fallback: '',
    allowed: 'an address, such as "Waypost <waypost@example.org>"',
    meaning: 'The sender of that mail. Needed with SMTP_URL.',
    read: orEmpty((text) => (/^[^\r\n]*@[^\r\n]+$/.test(text) ? text : undefined)),
  },
  legacyIssuesPaths: {
    name: 'LEGACY_ISSUES_PATHS',
    fallback: 'on',
    allowed: 'on or off',
    meaning: 'Whether the old /issues/ paths are served. off: they answer 410 and name the new path.',
    read: onOff,
  },
  emptyExtraStats: {
    name: 'EMPTY_EXTRA_STATS',
    fallback: '{}',
    allowed: '{} or null',
    meaning: 'What `extra_stats` of a page is. null is for clients that reject an object there.',
    read: oneOf('{}', 'null'),
  },
  logLevel: {
    name: 'LOG_LEVEL',
    fallback: 'info',
    allowed: logLevels.join(', '),
    meaning: 'The least severe log lines that are written.',
    read: oneOf(...logLevels),
  },
  bodyLimitBytes: {
    name: 'BODY_LIMIT_BYTES',
    fallback: '5242880',
    allowed: 'a whole number from 1024 to 104857600',
    meaning: 'The largest request body that is read.',
    read: wholeNumber(1024, 104_857_600),
  },
  fileSizeLimitBytes: {
    name: 'FILE_SIZE_LIMIT_BYTES',
    fallback: '5242880',
    allowed: 'a whole number from 1024 to 5368709120',
    meaning: 'The largest file that can be uploaded.',
    read: wholeNumber(1024, 5_368_709_120),
  },
  archiveSizeLimitBytes: {
    name: 'ARCHIVE_SIZE_LIMIT_BYTES',
    fallback: '10737418240',
    allowed: 'a whole number from 1024 to 1099511627776',
    meaning: 'The largest archive of a workspace that can be imported, packed or unpacked.',
    read: wholeNumber(1024, 1_099_511_627_776),
  },
  s3Bucket: {
    name: 'S3_BUCKET',
    fallback: '',
    allowed: 'the name of a bucket',
    meaning: 'Keeps uploaded files in this bucket of an S3-compatible store. Empty: in the data folder.',
    read: (text) => (/^[\w.-]*$/.test(text) ? text : undefined),
  },
  s3Endpoint: {
    name: 'S3_ENDPOINT',
    fallback: 'https://s3.amazonaws.com',
    allowed: 'an http or https address, such as https://minio.example.org:9000',
    meaning: 'The address of that store. Browsers and other clients must reach it too.',
    read: urlWith('http:', 'https:'),
  },
  s3Region: {
    name: 'S3_REGION',
    fallback: 'us-east-1',
    allowed: 'the name of a region',
    meaning: 'The region of the bucket.',
    read: (text) => (/^[\w-]+$/.test(text) ? text : undefined),
  },
  s3AccessKeyId: {
    name: 'S3_ACCESS_KEY_ID',
    fallback: '',
    allowed: 'the id of an access key',
    meaning: 'The access key for the bucket.',
    read: (text) => text,
  },
  s3SecretAccessKey: {
    name: 'S3_SECRET_ACCESS_KEY',
    fallback: '',
    allowed: 'the secret of that access key',
    meaning: 'Its secret.',
    read: (text) => text,
  },
  trustedProxies: {
    name: 'TRUSTED_PROXIES',
    fallback: '0',
    allowed: 'a whole number from 0 to 10',
    meaning:
      'How many reverse proxies stand before the server. The client address is then taken from X-Forwarded-For, as the outermost of them saw it.',
    read: wholeNumber(0, 10),
  },
  drainSeconds: {
    name: 'DRAIN_SECONDS',
    fallback: '0',
    allowed: 'a whole number from 0 to 600',
    meaning:
      'How long the server goes on taking requests after it is told to stop, while /readyz says 503. Behind a balancer: longer than it takes to notice that.',
    read: wholeNumber(0, 600),
  },
  shutdownSeconds: {
    name: 'SHUTDOWN_SECONDS',
    fallback: '25',
    allowed: 'a whole number from 1 to 600',
    meaning: 'How long requests in progress may take to finish when the server is told to stop.',
    read: wholeNumber(1, 600),
  },
  webDir: {
    name: 'WEB_DIR',
    fallback: '',
    allowed: 'a folder with an index.html',
    meaning: 'A build of the web app to serve. Empty: the one that comes with the program.',
    read: orEmpty((text) => path.resolve(text)),
  },
} satisfies { [Key in keyof Omit<Config, 's3' | 'hasPublicUrl'>]: Variable<Config[Key] | null> } & Record<
  `s3${string}`,
  Variable<string>
>

export class ConfigError extends Error {}

/** Reads and checks the environment once. Throws a ConfigError that names every variable with a wrong value. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const faults: string[] = []
  function read<T>(variable: Variable<T>): T {
    const text = env[variable.name] ?? variable.fallback
    const value = variable.read(text)
    if (value !== undefined) return value
    faults.push(`${variable.name} is "${text}"; allowed is ${variable.allowed}.`)
    // Never used: the faults below end the program.
    return variable.read(variable.fallback) as T
  }
  const port = read(variables.port)
  const publicUrl = read(variables.publicUrl)
  const bucket = read(variables.s3Bucket)
  const s3 = {
    endpoint: read(variables.s3Endpoint),
    region: read(variables.s3Region),
    accessKeyId: read(variables.s3AccessKeyId),
    secretAccessKey: read(variables.s3SecretAccessKey),
  }
  const config: Config = {
    port,
    host: read(variables.host),
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    hasPublicUrl: publicUrl !== null,
    dataDir: read(variables.dataDir),
    databaseUrl: read(variables.databaseUrl),
    databaseReplicaUrl: read(variables.databaseReplicaUrl),
    databasePoolSize: read(variables.databasePoolSize),
    preparedStatements: read(variables.preparedStatements),
    redisUrl: read(variables.redisUrl),
    processes: read(variables.processes),
    rateLimitPerMinute: read(variables.rateLimitPerMinute),
    sessionRateLimitPerMinute: read(variables.sessionRateLimitPerMinute),
    signInLimit: read(variables.signInLimit),
    openSignUp: read(variables.openSignUp),
    smtpUrl: read(variables.smtpUrl),
    mailFrom: read(variables.mailFrom),
    legacyIssuesPaths: read(variables.legacyIssuesPaths),
    emptyExtraStats: read(variables.emptyExtraStats),
    logLevel: read(variables.logLevel),
    bodyLimitBytes: read(variables.bodyLimitBytes),
    trustedProxies: read(variables.trustedProxies),
    fileSizeLimitBytes: read(variables.fileSizeLimitBytes),
    archiveSizeLimitBytes: read(variables.archiveSizeLimitBytes),
    s3: bucket === '' ? null : { bucket, ...s3 },
    drainSeconds: read(variables.drainSeconds),
    shutdownSeconds: read(variables.shutdownSeconds),
    webDir: read(variables.webDir),
  }
  if (config.s3 && !(config.s3.accessKeyId && config.s3.secretAccessKey))
    faults.push('With S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too.')
  if (config.smtpUrl !== null && config.mailFrom === null)
    faults.push('With SMTP_URL, MAIL_FROM must be set too.')
  if (config.databaseReplicaUrl !== null && config.databaseUrl === null)
    faults.push(
      'With DATABASE_REPLICA_URL, DATABASE_URL must be set too: the embedded PostgreSQL has no replica.',
    )
  if (faults.length > 0) throw new ConfigError(faults.join('\n'))
  return config
}
