import { spawn, type ChildProcess } from 'node:child_process'
import { chownSync, copyFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis, type RedisOptions } from 'ioredis'
import pg from 'pg'
import { createPostgresBackend, Queue } from 'bullmq'
import { test } from '@japa/runner'
import { openQueue, openWorker, redisOptions } from '#modules/shared/queue/bullmq'
import { Authority } from '#tests/helpers/certificates'
import { freePort } from '#tests/helpers/free_port'
import { until } from '#tests/helpers/until'
import { createCluster, postgresPart } from '../../bin/launch/parts/postgres.ts'
import { postgresPlace } from '../../bin/launch/parts/postgres_place.ts'

const postgres = { connectionString: '', schema: 'bullmq', max: 2 }

test.group('Redis over TLS, with a password', (group) => {
  let right: Authority
  let wrong: Authority
  let server: ChildProcess
  let port = 0

  group.setup(async () => {
    ;[right, wrong] = [new Authority(), new Authority()]
    const { certFile, keyFile } = right.sign('redis')
    port = await freePort()
    const settings = {
      'port': '0',
      'tls-port': port,
      'bind': '127.0.0.1',
      'tls-cert-file': certFile,
      'tls-key-file': keyFile,
      'tls-ca-cert-file': right.ca.certFile,
      'tls-auth-clients': 'no',
      'requirepass': 'a-password',
      'save': '',
      'dir': right.folder,
    }
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
    server = spawn(process.env.REDIS_BINARY ?? 'redis-server', args, { stdio: 'ignore' })
    return () => {
      server.kill('SIGKILL')
      right.remove()
      wrong.remove()
    }
  })

  const store = (ca: Authority | null, password = 'a-password') => ({
    redisUrl: `rediss://:${password}@127.0.0.1:${port}`,
    redisCa: ca?.ca.cert,
    postgres,
  })

  test('a job goes in and comes out', async ({ assert }) => {
    const seen: string[] = []
    const queue = openQueue(store(right))
    const worker = openWorker(store(right), async (job) => void seen.push(job.name))
    void worker.run()
    await until('the server took the job', () =>
      queue.add('greet', {}, { jobId: 'tls-1' }).then(
        () => true,
        () => false
      )
    )
    await until('the job ran', () => seen.length > 0)
    assert.deepEqual(seen, ['greet'])
    await Promise.all([worker.close(), queue.close()])
  })

  test('a certificate of another authority, of none that is known, and a wrong password are refused', async ({
    assert,
  }) => {
    // What the server said, where a connection that cannot come about would only be tried again.
    const asked = async (given: ReturnType<typeof store>) => {
      const { url, ...options } = redisOptions(given, 1) as RedisOptions & { url: string }
      const redis = new Redis(url, { ...options, lazyConnect: true, retryStrategy: () => null })
      const failure = new Promise((resolve) => redis.on('error', (error) => resolve(error.message)))
      try {
        await redis.connect()
        return await redis.ping()
      } catch {
        return await failure
      } finally {
        redis.disconnect()
      }
    }
    assert.equal(await asked(store(right)), 'PONG')
    assert.match(String(await asked(store(wrong))), /self-signed|verify|signature/i)
    assert.match(String(await asked(store(null))), /self-signed|verify/i)
    assert.match(String(await asked(store(right, 'guess'))), /WRONGPASS/)
    assert.match(
      String(await asked({ ...store(right), redisUrl: `redis://:a-password@127.0.0.1:${port}` })),
      /./,
      'without TLS'
    )
  })
})

test.group('PostgreSQL over TLS', (group) => {
  let right: Authority
  let wrong: Authority
  let server: ChildProcess
  let port = 0
  const password = 'of-this-test-alone'

  group.setup(async () => {
    ;[right, wrong] = [new Authority(), new Authority()]
    const { certFile, keyFile } = right.sign('postgres')
    const folder = mkdtempSync(join(tmpdir(), 'barema-tls-pg-'))
    port = await freePort()
    const place = postgresPlace('postgres', folder)
    await createCluster(place, password)
    const settings: Record<string, string> = { ssl: 'on', fsync: 'off' }
    for (const [name, file] of [
      ['ssl_cert_file', certFile],
      ['ssl_key_file', keyFile],
    ] as const) {
      settings[name] = join(place.dataDir, `${name}.pem`)
      copyFileSync(file, settings[name])
      chmodSync(settings[name], 0o600)
      if (place.user) chownSync(settings[name], place.user.uid, place.user.gid)
    }
    const part = postgresPart(place, { port, password, settings })
    server = spawn(part.command, part.args, {
      ...{ env: part.env, cwd: part.cwd, uid: part.uid, gid: part.gid },
      stdio: 'ignore',
    })
    await until('PostgreSQL answers', () => part.isReady(), 60_000)
    return async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      for (const left of [folder, place.dataDir]) rmSync(left, { recursive: true, force: true })
      right.remove()
      wrong.remove()
    }
  })

  const address = (authority: Authority, host = '127.0.0.1') =>
    `postgres://postgres:${password}@${host}:${port}/postgres?sslmode=verify-full&sslrootcert=${encodeURIComponent(authority.ca.certFile)}`

  const asked = async (connectionString: string) => {
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      const { rows } = await client.query(
        'select ssl from pg_stat_ssl where pid = pg_backend_pid()'
      )
      return rows[0].ssl
    } finally {
      await client.end().catch(() => {})
    }
  }

  test('the address alone turns it on, as Lucid, the queue and the listener take it', async ({
    assert,
  }) => {
    assert.isTrue(await asked(address(right)))
    const queue = new Queue(
      'tls',
      { connection: { ...postgres, connectionString: address(right), migrate: true } as never },
      createPostgresBackend as never
    )
    await queue.add('greet', {})
    assert.equal(await queue.getWaitingCount(), 1)
    await queue.close()
  })

  test('a certificate of another authority is refused, and one for another name', async ({
    assert,
  }) => {
    await assert.rejects(() => asked(address(wrong)), /self-signed|unable to verify|signature/i)
    const other = right.sign('other', 'DNS:elsewhere.test')
    assert.isAbove(other.cert.length, 0)
    await assert.rejects(() => asked(address(right, '127.0.0.2')), /altnames|ECONNREFUSED/i)
  })
})
