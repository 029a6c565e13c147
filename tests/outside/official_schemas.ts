import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readDocument } from '#modules/imports/files/read_official'
import { belcotaxXml, dmfaXml, nissOf } from '#tests/helpers/official_files'
import type { Figure } from '../bench/figure.ts'
import { said } from './tools.ts'

const XMLLINT = '5.3.0'
const DMFA = 'https://raw.githubusercontent.com/chrdebru/dmfa_pub/HEAD/DMFA'
const BELCOTAX = 'https://raw.githubusercontent.com/cghislai/belcotax-validator/HEAD'
/** What others publish of the official layouts, and never lies with us. */
const FILES = {
  'dmfa.xsd': `${DMFA}/DmfAOriginal_20223.xsd`,
  'belcotax.xsd': `${BELCOTAX}/belcotax-2024-validation/src/main/resources/xsd/Belcotax-2024.xsd`,
  'dmfa-2022-2.xml': `${DMFA}/DmfAExamples/DmfAOriginal_20222_1.xml`,
  'dmfa-2022-3.xml': `${DMFA}/DmfAExamples/DmfAOriginal_20223_1_Corrected.xml`,
}
type Name = keyof typeof FILES

/** The employer of the official examples, who is nobody. */
const NOBODY = '0000000000'
const ZOE = nissOf('1985-07-30', 34)
const JAN = nissOf('1990-02-11', 51)

/**
 * Holds the official files that our tests make against the official schemas, and reads the official examples. Schemas and the
 * validator come from the network; where there is none, that is said, and nothing counts as verified.
 */
export async function officialFigures(folder: string): Promise<Figure[]> {
  const at = join(folder, 'official')
  mkdirSync(at, { recursive: true })
  try {
    for (const name of Object.keys(FILES) as Name[]) await bring(join(at, name), FILES[name])
    if (!existsSync(join(at, 'node_modules/xmllint-wasm'))) {
      const { ok, output } = said('npm', ['install', '--prefix', at, '--no-save', '--no-audit', '--no-fund', `xmllint-wasm@${XMLLINT}`])
      if (!ok) throw new Error(output)
    }
  } catch (error) {
    console.log(`official files: NOT VERIFIED, the schemas or the validator did not come (${(error as Error).message})`)
    return []
  }
  const read = (name: Name) => readFileSync(join(at, name), 'utf8')
  const declaration = dmfaXml({
    quarter: '20223',
    people: [
      { niss: ZOE, premium: 3_000, car: 450, absence: '050' },
      { niss: JAN, workerCode: '015', committee: '124', paidHours: 494, hours: '3040' },
    ],
  })
  const forms = belcotaxXml({ slips: [{ niss: ZOE, lastName: 'Lefèvre', firstName: 'Zoë', civil: '2', partner: '1', withheld: 9_000, special: 300 }] })
  const examples = ['dmfa-2022-2.xml', 'dmfa-2022-3.xml'] as const
  const people = await Promise.all(examples.map((name) => peopleOf(read(name))))
  return [
    await figure('DmfA of our tests that its official schema (2022/3) takes', declaration, read('dmfa.xsd'), at),
    await figure('281.10 of our tests that its official schema (income 2024) takes', forms, read('belcotax.xsd'), at),
    {
      what: 'official examples of DmfA of which every person is read',
      value: examples.filter((name, index) => people[index] === read(name).split('</NaturalPerson>').length - 1).length,
      unit: `of ${examples.length}`,
      promise: examples.length,
    },
  ]
}

async function figure(what: string, xml: string, schema: string, folder: string): Promise<Figure> {
  const entry = join(folder, 'node_modules/xmllint-wasm/index-node.js')
  const { validateXML } = (await import(pathToFileURL(entry).href)) as {
    validateXML: (asked: object) => Promise<{ valid: boolean; errors: { message: string }[] }>
  }
  const { valid, errors } = await validateXML({ xml: [{ fileName: 'sample.xml', contents: xml }], schema: [schema] })
  for (const { message } of errors.slice(0, 5)) console.log(`  ${message}`)
  return { what, value: valid ? 1 : 0, unit: 'of 1', promise: 1 }
}

async function peopleOf(xml: string): Promise<number> {
  async function* pieces() {
    yield Buffer.from(xml)
  }
  return (await readDocument(pieces(), NOBODY)).people().length
}

async function bring(path: string, from: string): Promise<void> {
  if (existsSync(path)) return
  const answer = await fetch(from, { signal: AbortSignal.timeout(30_000) })
  if (!answer.ok) throw new Error(`${from}: ${answer.status}`)
  writeFileSync(path, await answer.text())
}
