import { execFile } from 'node:child_process'
import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import string from '@adonisjs/core/helpers/string'
import { foreignLines, withLine } from '#backend/scaffold/foreign_lines'

const STUBS = 'backend/scaffold/module'

/**
 * `node ace make:module visits --fr Visites --nl Bezoeken --en Visits`: a module that works, with a table, its calls, a
 * screen, words in three languages and tests, and the lines that other files need of it (docs/how-to/add-a-module.md).
 */
export default class MakeModule extends BaseCommand {
  static override commandName = 'make:module'
  static override description = 'Start a new module: table, calls, screen, words and tests'

  @args.string({ description: 'Its name: one lower-case word, plural where it holds things' })
  declare name: string

  @flags.string({ description: 'How the screen is called in French; its name unless told' })
  declare fr?: string

  @flags.string({ description: 'The same in Dutch' })
  declare nl?: string

  @flags.string({ description: 'The same in English' })
  declare en?: string

  override async run() {
    const refusal = await this.#refusal()
    if (refusal) {
      this.exitCode = 1
      return this.logger.error(refusal)
    }
    const written = [...(await this.#makeFiles()), ...(await this.#changeFiles())]
    await promisify(execFile)(
      process.execPath,
      [
        'node_modules/prettier/bin/prettier.cjs',
        '--write',
        '--log-level=warn',
        ...written.filter((path) => /\.tsx?$/.test(path)),
      ],
      { cwd: this.app.makePath() }
    )
    this.logger.info(
      `Then: node ace migration:run --connection=owner, npm run codegen, npm test functional -- --files ${this.name}.spec.ts`
    )
  }

  async #refusal(): Promise<string | null> {
    if (!/^[a-z]{2,30}$/.test(this.name))
      return 'A module is named with one lower-case word, for example "payments"'
    if (string.singular(this.name) === string.plural(this.name))
      return `One ${this.name} and several are written alike; nothing was changed`
    const taken = [`modules/${this.name}`, ...(await this.#targets()).map(({ path }) => path)]
    for (const path of taken)
      if (await this.#exists(path)) return `${path} exists already; nothing was changed`
    return null
  }

  #exists(path: string): Promise<boolean> {
    return access(this.app.makePath(path)).then(
      () => true,
      () => false
    )
  }

  /** Its own files, each with its stub. */
  async #targets(): Promise<{ path: string; stub: string }[]> {
    const words = await this.#words()
    const stubs = await readdir(this.app.makePath(STUBS), { recursive: true })
    return stubs
      .filter((stub) => stub.endsWith('.stub'))
      .sort()
      .map((stub) => ({
        path: stub.replace(/\[(\w+)\]/g, (_, word) => words[word]).replace('.stub', ''),
        stub,
      }))
  }

  async #makeFiles(): Promise<string[]> {
    const words = await this.#words()
    const targets = await this.#targets()
    for (const { path, stub } of targets) {
      const text = await readFile(this.app.makePath(STUBS, stub), 'utf8')
      await mkdir(dirname(this.app.makePath(path)), { recursive: true })
      await writeFile(
        this.app.makePath(path),
        text.replace(/\{\{ (\w+) \}\}/g, (_, word) => words[word])
      )
      this.logger.action(`create ${path}`).succeeded()
    }
    return targets.map(({ path }) => path)
  }

  /** The lines in files of others. */
  async #changeFiles(): Promise<string[]> {
    const lines = foreignLines(this.name)
    for (const line of lines) {
      const path = this.app.makePath(line.path)
      await writeFile(path, withLine(await readFile(path, 'utf8'), line))
    }
    const changed = [...new Set(lines.map(({ path }) => path))]
    for (const path of changed) this.logger.action(`update ${path}`).succeeded()
    return changed
  }

  /** What stands in the stubs as `{{ word }}`, and in their names as `[word]`. */
  async #words(): Promise<Record<string, string>> {
    const [thing, things] = [string.singular(this.name), string.plural(this.name)]
    const title = string.titleCase(this.name)
    const migrations = await readdir(this.app.makePath('database/migrations'))
    const last = Math.max(...migrations.map((name) => Number.parseInt(name, 10)))
    return {
      module: this.name,
      thing,
      things,
      Thing: string.pascalCase(thing),
      Things: string.pascalCase(things),
      fr: this.fr ?? title,
      nl: this.nl ?? title,
      en: this.en ?? title,
      number: String(last + 1).padStart(4, '0'),
    }
  }
}
