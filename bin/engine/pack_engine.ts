import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ROOT = new URL('../../', import.meta.url).pathname
const ENGINE = join(ROOT, 'modules/compute')

/** What the package is called; also in its README. */
export const ENGINE_PACKAGE = '@barema/engine'

/**
 * Makes the engine a package for other programs: the modules that `pure.ts` reaches, compiled one by one, with their types
 * and a README of their own; nothing else is needed to run it.
 *
 * @param to the folder that the package is written to
 * @returns the path of the package, a `.tgz`
 * @throws Error where it does not compile
 */
export async function packEngine(to: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'barema-engine-'))
  try {
    await compile(join(folder, 'dist'))
    await cp(join(ENGINE, 'package/README.md'), join(folder, 'README.md'))
    await writeFile(join(folder, 'package.json'), JSON.stringify(await manifest(), null, 2))
    await mkdir(to, { recursive: true })
    const packed = await run('npm', ['pack', '--json', '--pack-destination', to], { cwd: folder })
    const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }]
    return join(to, filename)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Only `pure.ts` and what it imports: no delivery, no words of the product. */
async function compile(outDir: string) {
  const project = join(outDir, '../tsconfig.json')
  await writeFile(
    project,
    JSON.stringify({
      extends: join(ENGINE, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        rootDir: ENGINE,
        outDir,
        module: 'NodeNext',
        moduleResolution: 'NodeNext',
        // Files are read as the module that they are in the repository.
        moduleDetection: 'force',
        allowImportingTsExtensions: false,
        rewriteRelativeImportExtensions: true,
      },
      include: [],
      files: [join(ENGINE, 'pure.ts')],
    })
  )
  await run(join(ROOT, 'node_modules/.bin/tsgo'), ['-p', project]).catch(({ stdout }) => {
    throw new Error(`the engine does not compile:\n${stdout}`)
  })
}

async function manifest() {
  const { version, license } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
  return {
    name: ENGINE_PACKAGE,
    version,
    license,
    description: 'Belgian pay to the cent: gross, net and employer cost, each line with its law',
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: './dist/pure.d.ts', default: './dist/pure.js' } },
    types: './dist/pure.d.ts',
    files: ['dist', 'README.md'],
  }
}
