import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { parse } from 'yaml'
import { test } from '@japa/runner'
import vite from '#config/vite'

const PRODUCTION = 'docker/compose.yaml'
const TRIAL = 'docker/compose.trial.yaml'
const PROXY = 'docker/compose.proxy.yaml'

/** What an operator must say; none of it has a default. */
const SECRETS = ['APP_KEY', 'POSTGRES_PASSWORD', 'OWNER_PASSWORD', 'APP_PASSWORD'].concat([
  'TEMPORAL_PASSWORD',
  'REDIS_PASSWORD',
  'BACKUP_PASSWORD',
])
const SAID = [...SECRETS, 'APP_URL', 'APP_DOMAIN', 'SMTP_URL', 'MAIL_FROM', 'SALES_EMAIL']
const environment = Object.fromEntries(SAID.map((name) => [name, `${name}-of-a-test`]))

/** Debian's docker-compose, else Docker's own plugin; `npm test` installs the first when both are missing. */
function compose(files: string[], env: Record<string, string>, ...args: string[]) {
  const all = [...files.flatMap((file) => ['-f', file]), ...args]
  const options = {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  } as const
  const old = spawnSync('docker-compose', all, options)
  return old.error ? spawnSync('docker', ['compose', ...all], options) : old
}

interface Service {
  image: string
  environment?: Record<string, string>
  networks?: Record<string, unknown>
  ports?: unknown[]
  [setting: string]: unknown
}

const read = new Map<string, string>()

/** The services as Docker would start them, all variables filled in; the program is asked once for the same files. */
function services(...files: string[]): Record<string, Service> {
  const of = files.join(' ')
  if (!read.has(of)) read.set(of, filledIn(files))
  return parse(read.get(of)!).services
}

function filledIn(files: string[]): string {
  const { stdout, stderr, status, error } = compose(
    files,
    { ...environment, COMPOSE_PROFILES: 'operator' },
    'config'
  )
  if (status !== 0) throw error ?? new Error(stderr)
  return stdout
}

test.group('The compose file', () => {
  test('is valid, alone and with the trial or the proxy beside it', ({ assert }) => {
    for (const files of [[PRODUCTION], [PRODUCTION, TRIAL], [PRODUCTION, PROXY]])
      assert.isNotEmpty(services(...files))
  })

  test('runs the web process and the worker from one image, and gives only the migration the owner’s password', ({
    assert,
  }) => {
    const { app, worker, migrate } = services(PRODUCTION)
    assert.equal(app!.image, 'barema:local')
    assert.equal(worker!.image, app!.image)
    assert.notProperty(app!.environment, 'DATABASE_OWNER_URL')
    assert.notProperty(worker!.environment, 'DATABASE_OWNER_URL')
    assert.include(migrate!.environment!.DATABASE_OWNER_URL, 'OWNER_PASSWORD-of-a-test')
    for (const name of ['BACKUP_DATABASE_URL', 'RESTORE_DATABASE_URL'])
      for (const part of [app, worker, migrate]) assert.notProperty(part!.environment, name)
  })

  test('has no password of its own: without one of them nothing starts, and the name is told', ({
    assert,
  }) => {
    const { status, stderr } = compose([PRODUCTION], {}, 'config', '-q')
    assert.notEqual(status, 0)
    assert.include(stderr, 'is missing from docker/.env')
    const text = [PRODUCTION, TRIAL, PROXY].map((file) => readFileSync(file, 'utf8')).join('')
    for (const name of SAID)
      for (const [use] of readFileSync(PRODUCTION, 'utf8').matchAll(
        new RegExp(`\\$\\{${name}\\W[^}]*`, 'g')
      ))
        assert.include(use, `${name}:?`)
    assert.notMatch(text, /(PASSWORD|SECRET|KEY|TOKEN)[A-Z_]*:-[^}]/, 'a default that is a secret')
  })

  test('takes every part by its exact version, and each may be given by its digest', ({
    assert,
  }) => {
    const all = services(PRODUCTION, TRIAL)
    for (const [name, { image }] of Object.entries(all))
      if (!image.startsWith('barema:')) assert.match(image, /:\d+\.\d+(\.\d+)?(-\w+)?$/, name)
    const dockerfile = readFileSync('docker/Dockerfile', 'utf8')
    assert.match(dockerfile, /^ARG NODE_IMAGE=node:\d+\.\d+\.\d+-bookworm-slim$/m)
    const bases = [...dockerfile.matchAll(/^FROM (\S+)(?: AS (\w+))?$/gm)]
    const stages = bases.map(([, , stage]) => stage)
    for (const [, base] of bases)
      assert.isTrue(base === '${NODE_IMAGE}' || stages.includes(base), base)
    for (const file of [PRODUCTION, TRIAL, PROXY]) {
      for (const [, image] of readFileSync(file, 'utf8').matchAll(/^\s+image: (.*)$/gm))
        assert.match(image!, /^\$\{[A-Z_]+_IMAGE:-/, 'docker/pin.sh finds it')
    }
  })

  test('carries what runs, and builds nothing where it runs', ({ assert }) => {
    const [, build, carried, production] = readFileSync('docker/Dockerfile', 'utf8').split(
      /^FROM /m
    )
    assert.match(build!, /node build\/ace\.js workflows:bundle$/m)
    assert.match(build!, /node ace build .*\n.* bin\/engine\/build_in_one_file\.ts /)
    assert.match(carried!, /^RUN \.\/carry\.sh$/m)
    assert.match(production!, /^COPY --from=carried \S+\/node_modules /m)
    assert.sameMembers(
      [...production!.matchAll(/^RUN (\w+)/gm)].map(([, said]) => said),
      ['mkdir']
    )
  })

  test('finds the assets from the folder above the build, where the image starts it', ({
    assert,
  }) => {
    for (const path of [vite.manifestFile, vite.buildDirectory]) assert.isTrue(isAbsolute(path))
  })

  test('lets no part gain a right, fill the machine, or write beside its volumes', ({ assert }) => {
    /** Parts that cannot live on a read-only root, with the reason beside them in the file. */
    const writing = ['temporal', 'temporal-ui', 'mail']
    for (const [name, service] of Object.entries({
      ...services(PRODUCTION, TRIAL),
      ...services(PRODUCTION, PROXY),
    })) {
      assert.deepEqual(service.cap_drop, ['ALL'], name)
      assert.deepEqual(service.security_opt, ['no-new-privileges:true'], name)
      assert.isUndefined(service.privileged, name)
      assert.isDefined(service.mem_limit, name)
      assert.isDefined(service.cpus, name)
      assert.isDefined(service.pids_limit, name)
      assert.equal(Boolean(service.read_only), !writing.includes(name), name)
      if (name !== 'proxy') assert.isUndefined(service.cap_add, name)
    }
    assert.match(readFileSync('docker/Dockerfile', 'utf8'), /^USER node$/m)
  })

  test('shows nothing to the network but what the proxy passes on', ({ assert }) => {
    const production = services(PRODUCTION)
    assert.notProperty(production, 'mail')
    assert.notProperty(production, 'temporal-ui')
    for (const [name, service] of Object.entries(production)) {
      assert.isUndefined(service.ports, name)
      const isOurs = service.image.startsWith('barema:') && !['migrate', 'operator'].includes(name)
      assert.sameMembers(
        Object.keys(service.networks ?? {}),
        isOurs ? ['inside', 'outside'] : ['inside'],
        name
      )
    }
    const { networks } = parse(readFileSync(PRODUCTION, 'utf8'))
    assert.isTrue(networks.inside.internal)
    for (const file of [TRIAL]) {
      const published = [...readFileSync(file, 'utf8').matchAll(/^\s+- "(.*:\d+)"$/gm)]
      assert.lengthOf(published, 3)
      for (const [, port] of published) assert.match(port!, /^127\.0\.0\.1:/)
    }
  })

  test('PostgreSQL keeps its log of changes in a volume of its own', ({ assert }) => {
    const { postgres } = services(PRODUCTION)
    const said = postgres!.command as string[]
    assert.include(said, 'archive_mode=on')
    const archiving = said.find((word) => word.startsWith('archive_command='))!
    assert.match(archiving, /^archive_command=test ! -f \/archive\/%f && .* mv \S+ \/archive\/%f$/)
    // docker-compose answers `archive:/archive:rw`, its follower source and target.
    assert.match(JSON.stringify(postgres!.volumes), /"archive:\/archive\b|"source":"archive"/)
  })

  test('Redis wants its password, and the password stands in no command', ({ assert }) => {
    const { redis, app } = services(PRODUCTION)
    assert.equal(app!.environment!.REDIS_URL, 'redis://:REDIS_PASSWORD-of-a-test@redis:6379')
    const said = JSON.stringify(redis!.command)
    assert.include(said, 'requirepass $')
    assert.notInclude(said, 'of-a-test')
  })

  test('an environment for it is written with secrets of its own, once', ({ assert, cleanup }) => {
    const folder = spawnSync('mktemp', ['-d'], { encoding: 'utf8' }).stdout.trim()
    cleanup(() => void spawnSync('rm', ['-r', folder]))
    const make = () => spawnSync('docker/make_env.sh', [`${folder}/env`], { encoding: 'utf8' })
    assert.equal(make().status, 0)
    const written = readFileSync(`${folder}/env`, 'utf8')
    const values = SECRETS.map(
      (name) => new RegExp(`^${name}=([0-9a-f]{48})$`, 'm').exec(written)?.[1]
    )
    assert.isTrue(values.every(Boolean))
    assert.equal(new Set(values).size, SECRETS.length)
    assert.equal(make().status, 1, 'never over what is there')
    assert.equal(readFileSync(`${folder}/env`, 'utf8'), written)
  })
})
