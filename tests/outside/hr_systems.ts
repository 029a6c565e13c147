import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'yaml'
import { freePort } from '#tests/helpers/free_port'
import type { Figure } from '../bench/figure.ts'
import { differences, described, type Description } from './described_answers.ts'
import { said } from './tools.ts'

/** What vendors publish of their calls, and never lies with us. Officient’s stands in a public client that was made of it. */
const OFFICIENT =
  'https://raw.githubusercontent.com/konfig-sdks/officient-java-sdk/HEAD/api/openapi.yaml'
const BAMBOOHR = 'https://documentation.bamboohr.com/reference'
const PERSONIO = 'https://developer.personio.de'
const ODOO =
  'https://raw.githubusercontent.com/odoo/documentation/19.0/content/developer/reference/external_api.rst'
/** Public clients that work with our server. */
const CLIENTS = { odoo: 'odoo-json2==0.2.0', bamboohr: 'mcparmory-bamboohr==1.0.6' }

const PEOPLE = 45
const KEY = `local.outside.${PEOPLE}`
const HOST = { bamboohr: 'outside.bamboohr.com', odoo: 'outside.odoo.com' }

/** A call of a description: its path there and ours, and what is sent. */
interface Called {
  documented: string
  path: string
  method?: 'get' | 'post'
  body?: unknown
}

/**
 * Holds the answers of the local HR server against what the vendors publish, and lets public clients work with it. What does
 * not come over the network is said, and nothing counts as verified.
 */
export async function hrFigures(folder: string): Promise<Figure[]> {
  const at = join(folder, 'hr')
  mkdirSync(at, { recursive: true })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../bin/launch/hr/server.ts'), String(port)],
    { stdio: 'inherit' }
  )
  try {
    await up(url)
    const figures: (Figure | null)[] = []
    for (const check of [
      officient,
      officientPay,
      bamboohr,
      personio,
      odoo,
      odooClient,
      bamboohrClient,
    ])
      figures.push(await check(url, at).catch((error: Error) => missing(check.name, error)))
    return figures.filter((figure) => figure !== null)
  } finally {
    server.kill()
  }
}

function missing(what: string, { message }: Error): null {
  console.log(`HR systems, ${what}: NOT VERIFIED (${message.split('\n')[0]})`)
  return null
}

async function up(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(url).then(
        () => true,
        () => false
      )
    )
      return
    await sleep(100)
  }
  throw new Error('the local server did not come up')
}

async function officient(url: string, at: string): Promise<Figure> {
  const description = parse(await bring(join(at, 'officient.yaml'), OFFICIENT)) as Description
  const get = (documented: string, path = documented): Called => ({
    documented,
    path: `/officient${path}`,
  })
  return held('Officient', description, url, { authorization: `Bearer ${KEY}` }, [
    get('/1.0/account'),
    get('/1.0/people/list', '/1.0/people/list?page=0&include_archived=1'),
    get('/1.0/people/{person_id}/detail', '/1.0/people/7/detail'),
    get('/1.0/wages/{person_id}/history', '/1.0/wages/7/history'),
    get('/1.0/wages/{person_id}/current', '/1.0/wages/7/current'),
    get('/1.0/fleet/list', '/1.0/fleet/list?page=0'),
    get('/1.0/fleet/{vehicle_id}/detail', '/1.0/fleet/5001/detail'),
    get('/1.0/teams/list'),
    get('/1.0/wages/functions/list'),
    get('/1.0/people/change_history', '/1.0/people/change_history?since_timestamp=0'),
    get(
      '/1.0/wages/one_off/components/{person_id}/options/list',
      '/1.0/wages/one_off/components/7/options/list'
    ),
    get('/1.0/webhooks/list'),
  ])
}

/** The bodies by which a pay element is granted stand in code samples of the description, one for each way of counting. */
async function officientPay(url: string, at: string): Promise<Figure> {
  const description = parse(await bring(join(at, 'officient.yaml'), OFFICIENT))
  const documented = '/1.0/wages/one_off/components/add'
  const samples: { name: string; code: string }[] =
    description.paths[documented].post['x-readme']['code-samples']
  const headers = { 'authorization': `Bearer ${KEY}`, 'content-type': 'application/json' }
  const options = await fetch(`${url}/officient/1.0/wages/one_off/components/7/options/list`, {
    headers,
  })
  const { available_types: types } = (await options.json()) as {
    available_types: { id: number; input_type: string }[]
  }
  const taken = await Promise.all(
    types.map(async ({ id, input_type: type }) => {
      const sample = samples.find(({ name }) => name.endsWith(` ${type}`))
      if (!sample) return false
      const body = JSON.parse(sample.code.slice(sample.code.indexOf('{')))
      const granted = await fetch(`${url}/officient${documented}`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ ...body, person_id: 7, type_id: id }),
      })
      return granted.status === 200
    })
  )
  return counted(
    'documented bodies of Officient’s one-off elements that the local server takes',
    taken.filter(Boolean).length,
    types.length
  )
}

/** Each page of the reference has the description of its own call. */
async function bamboohr(url: string, at: string): Promise<Figure> {
  const base = `/bamboohr/${HOST.bamboohr}`
  const calls: [string, Called][] = [
    [
      'get-data-from-dataset-v2',
      {
        documented: '/api/v2/datasets/{datasetName}/data',
        path: `${base}/api/v2/datasets/employee/data`,
        method: 'post',
        body: { fields: ['eeid', 'firstName'], orderBy: 'eeid asc', pageSize: 10 },
      },
    ],
    [
      'get-fields-from-dataset-v1-2',
      {
        documented: '/api/v1_2/datasets/{datasetName}/fields',
        path: `${base}/api/v1_2/datasets/employee/fields`,
      },
    ],
    [
      'get-changed-employee-ids',
      {
        documented: '/api/v1/employees/changed',
        path: `${base}/api/v1/employees/changed?since=2020-01-01T00:00:00Z`,
      },
    ],
  ]
  const headers = { authorization: `Basic ${Buffer.from(`${KEY}:x`).toString('base64')}` }
  return together('BambooHR', calls, (page) => `${BAMBOOHR}/${page}.md`, url, headers, at)
}

async function personio(url: string, at: string): Promise<Figure> {
  const answer = await fetch(`${url}/personio/v2/auth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: KEY,
      client_secret: 'local',
    }),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  const calls: [string, Called][] = [
    ['get_v2-persons', { documented: '/v2/persons', path: '/personio/v2/persons?limit=5' }],
    [
      'get_v2-persons-person-id-employments',
      {
        documented: '/v2/persons/{person_id}/employments',
        path: '/personio/v2/persons/7/employments',
      },
    ],
    [
      'post_v2-compensations',
      { documented: '/v2/compensations', path: '/personio/v2/compensations?limit=5' },
    ],
  ]
  return together(
    'Personio',
    calls,
    (page) => `${PERSONIO}/reference/${page}.md`,
    url,
    { authorization: `Bearer ${token}` },
    at
  )
}

/** One figure of several pages. */
async function together(
  system: string,
  calls: [string, Called][],
  address: (page: string) => string,
  url: string,
  headers: Record<string, string>,
  at: string
): Promise<Figure> {
  let good = 0
  for (const [page, called] of calls) {
    const description = described(
      await bring(join(at, `${system.toLowerCase()}-${page}.md`), address(page))
    )
    good += (await held(system, description, url, headers, [called])).value
  }
  return counted(
    `calls of ${system} whose local answer is as its reference describes`,
    good,
    calls.length
  )
}

async function held(
  system: string,
  description: Description,
  url: string,
  headers: Record<string, string>,
  calls: Called[]
): Promise<Figure> {
  let good = 0
  for (const { documented, path, method = 'get', body } of calls) {
    const answer = await fetch(`${url}${path}`, {
      method: method.toUpperCase(),
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const wrong = answer.ok
      ? differences(description, documented, method, await answer.json())
      : [`${answer.status}`]
    for (const one of wrong.slice(0, 8)) console.log(`  ${system} ${documented}: ${one}`)
    if (wrong.length === 0) good++
  }
  return counted(
    `calls of ${system} whose local answer is as its description has it`,
    good,
    calls.length
  )
}

/** The documentation is prose: what it says of a call and of a refusal is looked for, and then done. */
async function odoo(url: string, at: string): Promise<Figure> {
  const page = await bring(join(at, 'odoo.rst'), ODOO)
  const base = `${url}/odoo/${HOST.odoo}/json/2`
  const ask = (path: string, key = KEY) =>
    fetch(`${base}${path}`, {
      method: 'POST',
      headers: {
        'authorization': `bearer ${key}`,
        'content-type': 'application/json',
        'x-odoo-database': 'outside',
      },
      body: JSON.stringify({ domain: [], fields: ['name'], limit: 1, context: {} }),
    })
  const refused = await ask('/hr.employee/search_read', 'nobody')
  const body = (await refused.json()) as Record<string, unknown>
  const parts = [
    /\/json\/2\/<model>\/<method>/.test(page) &&
      (await ask('/hr.employee/search_read')).status === 200,
    /bearer/.test(page) && refused.status === 401,
    /X-Odoo-Database/.test(page),
    ...['name', 'message', 'arguments', 'context', 'debug'].map(
      (name) => page.includes(`:${name}:`) && name in body
    ),
  ]
  return counted(
    'sentences of Odoo’s documentation that the local server keeps',
    parts.filter(Boolean).length,
    parts.length
  )
}

async function odooClient(url: string, at: string): Promise<Figure> {
  const output = python(
    at,
    CLIENTS.odoo,
    `
from odoo_json2 import JSON2Client
client = JSON2Client(host='${url}/odoo/${HOST.odoo}', api_key='${KEY}', database='outside')
people = client.env['hr.employee'].search_read(domain=[['id', '>', 10]], fields=['name', 'work_email', 'wage'], limit=5, order='id asc')
print('READ', len(people), people[0]['id'], bool(people[0]['name']))
try:
    JSON2Client(host='${url}/odoo/${HOST.odoo}', api_key='nobody', database='outside').env['hr.employee'].search_read(domain=[], fields=['name'])
except Exception as error:
    print('REFUSED', type(error).__name__)
`
  )
  const good = [output.includes('READ 5 11 True'), /REFUSED \w*Auth\w*/.test(output)]
  if (!good.every(Boolean)) console.log(output)
  return counted(
    `things that the public client ${CLIENTS.odoo} does with the local server`,
    good.filter(Boolean).length,
    good.length
  )
}

async function bamboohrClient(url: string, at: string): Promise<Figure> {
  const output = python(
    at,
    CLIENTS.bamboohr,
    `
import asyncio, os
os.environ.update(BASE_URL='${url}/bamboohr/${HOST.bamboohr}', BASIC_AUTH_USERNAME='${KEY}', BASIC_AUTH_PASSWORD='x')
import server
from fastmcp import Client
async def main():
    async with Client(server.mcp) as client:
        fields = await client.call_tool('list_dataset_fields_v1_2', {'datasetName': 'employee'})
        print('FIELDS', 'eeid' in str(fields.data or fields.content))
        changed = await client.call_tool('list_changed_employees', {'since': '2020-01-01T00:00:00Z'})
        print('CHANGED', 'Inserted' in str(changed.data or changed.content))
asyncio.run(main())
`
  )
  const good = [output.includes('FIELDS True'), output.includes('CHANGED True')]
  if (!good.every(Boolean)) console.log(output.slice(-2_000))
  return counted(
    `things that the public client ${CLIENTS.bamboohr} does with the local server`,
    good.filter(Boolean).length,
    good.length
  )
}

/** Runs a script with a package of PyPI, in an environment of its own. */
function python(at: string, what: string, script: string): string {
  const environment = join(at, what.replace(/\W+/g, '-'))
  const bin = join(environment, 'bin')
  if (!existsSync(join(bin, 'installed'))) {
    for (const [command, args] of [
      ['python3', ['-m', 'venv', environment]],
      [join(bin, 'pip'), ['install', '--quiet', what]],
    ] as const) {
      const { ok, output } = said(command, [...args])
      if (!ok) throw new Error(`${what} did not come: ${output.trim().split('\n').at(-1)}`)
    }
    writeFileSync(join(bin, 'installed'), '')
  }
  return said(join(bin, 'python'), ['-c', script]).output
}

async function bring(path: string, from: string): Promise<string> {
  if (!existsSync(path)) {
    const answer = await fetch(from, { signal: AbortSignal.timeout(30_000) })
    if (!answer.ok) throw new Error(`${from}: ${answer.status}`)
    writeFileSync(path, await answer.text())
  }
  return readFileSync(path, 'utf8')
}

const counted = (what: string, value: number, promise: number): Figure => ({
  what,
  value,
  unit: `of ${promise}`,
  promise,
})
