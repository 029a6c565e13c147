import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const VERSIONS = { pyhanko: '0.38.0', pyhankoCli: '0.6.0', dss: '6.2', verapdf: '1.28.2' }

/** Commands and class paths of the programs that judge. */
export interface Tools {
  pyhanko: string
  dss: string
  verapdf: string
}

/** Runs a program; what it printed, on both outputs. */
export function said(command: string, args: string[], cwd?: string) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  return { ok: status === 0, output: `${stdout}${stderr}${error?.message ?? ''}` }
}

/** Brings what is not there yet, in the versions that were tried. */
export async function bringTools(folder: string): Promise<Tools> {
  mkdirSync(folder, { recursive: true })
  const pyhanko = join(folder, `python-${VERSIONS.pyhanko}`)
  if (!existsSync(join(pyhanko, 'bin/pyhanko'))) {
    must('python3', ['-m', 'venv', pyhanko])
    const packages = [`pyhanko==${VERSIONS.pyhanko}`, `pyhanko-cli==${VERSIONS.pyhankoCli}`]
    must(join(pyhanko, 'bin/pip'), ['install', '--quiet', ...packages])
  }
  const dss = fromMaven(join(folder, `dss-${VERSIONS.dss}`), DSS)
  const verapdf = fromMaven(join(folder, `verapdf-${VERSIONS.verapdf}`), VERAPDF)
  must('javac', ['-cp', join(dss, '*'), '-d', dss, join(import.meta.dirname, 'Validate.java')])
  return {
    pyhanko: join(pyhanko, 'bin/pyhanko'),
    dss: [join(dss, '*'), dss].join(delimiter),
    verapdf: join(verapdf, '*'),
  }
}

const DSS = [
  'dss-pades-pdfbox',
  'dss-validation',
  'dss-policy-jaxb',
  'dss-utils-apache-commons',
  'dss-crl-parser-stream',
].map((name) => ['eu.europa.ec.joinup.sd-dss', name, VERSIONS.dss])
const VERAPDF = [['org.verapdf.apps', 'greenfield-apps', VERSIONS.verapdf]]

/** A folder with some artifacts of Maven Central and all that they need. */
function fromMaven(folder: string, artifacts: string[][]): string {
  const done = join(folder, 'done')
  if (existsSync(done)) return folder
  mkdirSync(folder, { recursive: true })
  const dependencies = artifacts.map(
    ([group, artifact, version]) =>
      `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`
  )
  writeFileSync(
    join(folder, 'pom.xml'),
    `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>none</groupId><artifactId>none</artifactId><version>1</version><packaging>pom</packaging>
<dependencies>${dependencies.join('\n')}</dependencies></project>\n`
  )
  must('mvn', ['-q', '-B', 'dependency:copy-dependencies', '-DoutputDirectory=.'], folder)
  writeFileSync(done, '')
  return folder
}

function must(command: string, args: string[], cwd?: string) {
  const { ok, output } = said(command, args, cwd)
  if (!ok) throw new Error(`${command} ${args.join(' ')}\n${output}`)
}
