/**
 * Asks programs of others whether what we seal is good: pyHanko, EU DSS (the library of the European Commission) and
 * veraPDF, brought from PyPI and Maven Central into `.data/outside`, and poppler of this machine. Needs Python, Java and
 * Maven; nothing of them is part of the product.
 *
 * The official files of our tests are held against their official schemas besides (`official_schemas.ts`); that alone is
 * `--official`, and needs npm only.
 *
 * The local HR server is held against what its vendors publish (`hr_systems.ts`); that alone is `--hr`.
 *
 * What we sign for webhooks is judged by the receivers' own library (`webhooks.ts`); that alone is `--webhooks`.
 *
 *   npm run verify:outside [-- --write | --official | --hr | --webhooks]
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { show, type Figure } from '../bench/figure.ts'
import { writeFigures } from '../bench/measured.ts'
import { hex } from '#tests/helpers/sealed'
import { hrFigures } from './hr_systems.ts'
import { officialFigures } from './official_schemas.ts'
import { changed, makeFiles } from './make_files.ts'
import { bringTools, said, VERSIONS } from './tools.ts'
import { webhookFigures } from './webhooks.ts'

const FOLDER = join(import.meta.dirname, '../../.data/outside')

for (const [flag, figuresOf] of [
  ['--hr', hrFigures],
  ['--official', officialFigures],
  ['--webhooks', webhookFigures],
] as const) {
  if (!process.argv.includes(flag)) continue
  const found = await figuresOf(FOLDER)
  show(found)
  process.exit(found.every(({ value, promise }) => value === promise) ? 0 : 1)
}
const official = await officialFigures(FOLDER)
const tools = await bringTools(FOLDER)
const files = await makeFiles(join(FOLDER, 'files'))
const both = [files.simple, files.qualified]
const altered = both.map(changed)

const figures = [
  counted(`sealed files that pyHanko ${VERSIONS.pyhanko} judges valid`, both, isValidByPyhanko),
  counted(
    'the same with one bit changed that it refuses',
    altered,
    (file) => !isValidByPyhanko(file)
  ),
  counted(
    `sealed files that EU DSS ${VERSIONS.dss} passes, every signature PAdES-BASELINE-LT or LTA`,
    both,
    isPassedByDss
  ),
  counted(`sealed files that are PDF/A-3a by veraPDF ${VERSIONS.verapdf}`, both, isArchivable),
  counted(
    'originals that poppler takes out, with the hash on the certificate',
    [files.simple],
    isOriginalInside
  ),
  ...official,
  ...(await hrFigures(FOLDER)),
  ...(await webhookFigures(FOLDER)),
]
show(figures)
if (process.argv.includes('--write')) await writeFigures('npm run verify:outside', figures)
if (figures.some(({ value, promise }) => value !== promise)) process.exitCode = 1

function counted(what: string, asked: string[], holds: (file: string) => boolean): Figure {
  return {
    what,
    value: asked.filter(holds).length,
    unit: `of ${asked.length}`,
    promise: asked.length,
  }
}

function isValidByPyhanko(file: string): boolean {
  const trust = ['--no-revocation-check', '--trust', files.root, '--trust-replace']
  const { ok, output } = said(tools.pyhanko, ['sign', 'validate', ...trust, '--pretty-print', file])
  return ok && output.includes('judged VALID') && !output.includes('INVALID')
}

/** One line for each signature: its format, then its indication. */
function isPassedByDss(file: string): boolean {
  const { ok, output } = said('java', ['-cp', tools.dss, 'Validate', files.root, file])
  const lines = output.split('\n').filter((line) => line.startsWith('signature '))
  return (
    ok && lines.length > 0 && lines.every((line) => /PAdES-BASELINE-LTA? TOTAL_PASSED/.test(line))
  )
}

function isArchivable(file: string): boolean {
  const entry = 'org.verapdf.apps.GreenfieldCliWrapper'
  return said('java', ['-cp', tools.verapdf, entry, '-f', '3a', '--format', 'text', file]).ok
}

function isOriginalInside(file: string): boolean {
  const out = join(FOLDER, 'original.pdf')
  const names = said('pdfdetach', ['-list', file]).output
  const number = /(\d+): original\.pdf/.exec(names)?.[1] ?? '0'
  said('pdfdetach', ['-save', number, '-o', out, file])
  return hex(readFileSync(out)) === files.shownSha256
}
