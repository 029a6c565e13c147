import type { Call, Parameter } from './document.ts'
import { sampleOf } from './sample.ts'

export const LANGUAGES = ['curl', 'typescript', 'python'] as const
export type Language = (typeof LANGUAGES)[number]

const JSON_TYPE = 'application/json'
const FILE = 'application/octet-stream'

/**
 * A call as a program makes it: with a token from the environment, what must be in its address, and a body that its
 * schema allows.
 *
 * @param address of the API, without a slash at its end
 */
export function exampleOf(call: Call, language: Language, address: string): string {
  const url = address + pathOf(call) + queryOf(call.parameters)
  const body = call.body?.type === JSON_TYPE ? sampleOf(call.body.schema) : undefined
  const isFile = Boolean(call.body) && body === undefined
  return { curl, typescript, python }[language]({ call, url, body, isFile })
}

interface Parts {
  call: Call
  url: string
  body: unknown
  /** Its body is a file. */
  isFile: boolean
}

function curl({ call, url, body, isFile }: Parts): string {
  return [
    `curl ${call.method === 'GET' ? '' : `-X ${call.method} `}'${url}'`,
    ...(needsToken(call) ? ['-H "Authorization: Bearer $BAREMA_TOKEN"'] : []),
    ...(body === undefined
      ? []
      : [`-H "Content-Type: ${JSON_TYPE}"`, `-d '${quoted(JSON.stringify(body))}'`]),
    ...(isFile ? [`-H "Content-Type: ${FILE}"`, '--data-binary @file'] : []),
  ].join(' \\\n  ')
}

function typescript({ call, url, body, isFile }: Parts): string {
  const type = isFile ? FILE : body === undefined ? null : JSON_TYPE
  const headers = [
    ...(needsToken(call) ? ['    Authorization: `Bearer ${process.env.BAREMA_TOKEN}`,'] : []),
    ...(type ? [`    'Content-Type': '${type}',`] : []),
  ]
  const options = [
    ...(call.method === 'GET' ? [] : [`  method: '${call.method}',`]),
    ...(headers.length > 0 ? ['  headers: {', ...headers, '  },'] : []),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indented(body, 2)}),`]),
    ...(isFile ? ["  body: await readFile('file'),"] : []),
  ]
  return [
    ...(isFile ? ["import { readFile } from 'node:fs/promises'", ''] : []),
    options.length > 0
      ? `const response = await fetch('${url}', {\n${options.join('\n')}\n})`
      : `const response = await fetch('${url}')`,
    'if (!response.ok) throw new Error((await response.json()).detail)',
    ...(call.answer ? [`const answer = await response.${readerOf(call)}()`] : []),
  ].join('\n')
}

function python({ call, url, body, isFile }: Parts): string {
  // `requests` says itself that a body is JSON.
  const headers = [
    ...(needsToken(call)
      ? [`        "Authorization": f"Bearer {os.environ['BAREMA_TOKEN']}",`]
      : []),
    ...(isFile ? [`        "Content-Type": "${FILE}",`] : []),
  ]
  return [
    ...(needsToken(call) ? ['import os', ''] : []),
    'import requests',
    '',
    `response = requests.${call.method.toLowerCase()}(`,
    `    "${url}",`,
    ...(headers.length > 0 ? ['    headers={', ...headers, '    },'] : []),
    ...(body === undefined ? [] : [`    json=${pythonValue(body, 1)},`]),
    ...(isFile ? ['    data=open("file", "rb"),'] : []),
    ')',
    'response.raise_for_status()',
    ...(call.answer
      ? [readerOf(call) === 'json' ? 'answer = response.json()' : 'answer = response.content']
      : []),
  ].join('\n')
}

const needsToken = ({ caller }: Call) => caller === 'token'

const readerOf = ({ answer }: Call) => (answer?.type === JSON_TYPE ? 'json' : 'arrayBuffer')

/** What stands in the address is told in capitals, to be filled in. */
const pathOf = ({ path }: Call) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => name.replace(/[A-Z]/g, '_$&').toUpperCase())

function queryOf(parameters: readonly Parameter[]): string {
  const needed = parameters.filter((each) => each.in === 'query' && each.required)
  if (needed.length === 0) return ''
  return `?${needed.map(({ name, schema }) => `${name}=${encodeURIComponent(String(sampleOf(schema)))}`).join('&')}`
}

const indented = (value: unknown, by: number) =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(by)}`)

/** Inside single quotes of a shell. */
const quoted = (text: string) => text.replaceAll("'", "'\\''")

/** JSON as Python writes it, four spaces for each level. */
function pythonValue(value: unknown, level: number): string {
  const pad = ' '.repeat(4 * (level + 1))
  const end = ' '.repeat(4 * level)
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value))
    return value.length === 0
      ? '[]'
      : `[\n${value.map((each) => `${pad}${pythonValue(each, level + 1)},\n`).join('')}${end}]`
  if (typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value)
  return entries.length === 0
    ? '{}'
    : `{\n${entries.map(([name, each]) => `${pad}${JSON.stringify(name)}: ${pythonValue(each, level + 1)},\n`).join('')}${end}}`
}
