import { access, mkdir, writeFile } from 'node:fs/promises'
import { args, BaseCommand } from '@adonisjs/core/ace'

/** `node ace make:module payments`: the folders and files that every module starts with. */
export default class MakeModule extends BaseCommand {
  static override commandName = 'make:module'
  static override description = 'Start a new module under modules/'

  @args.string({ description: 'Its name: one lower-case word, plural where it holds things' })
  declare name: string

  override async run() {
    if (!/^[a-z]{2,30}$/.test(this.name)) {
      this.exitCode = 1
      return this.logger.error('A module is named with one lower-case word, for example "payments"')
    }
    const folder = this.app.makePath('modules', this.name)
    if (await exists(folder)) {
      this.exitCode = 1
      return this.logger.error(`modules/${this.name} exists already; nothing was changed`)
    }
    for (const [path, content] of Object.entries(this.#files())) {
      const target = `${folder}/${path}`
      await mkdir(target.slice(0, target.lastIndexOf('/')), { recursive: true })
      await writeFile(target, content)
      this.logger.action(`create modules/${this.name}/${path}`).succeeded()
    }
    this.logger.info(
      `Now put "${this.name}" in backend/modules.ts and in .dependency-cruiser.cjs, which say what it may import.`
    )
  }

  #files(): Record<string, string> {
    return {
      'README.md': `# ${this.name}\n\nWhat it holds, in a line.\nWhat it may import, in a line.\n`,
      'index.ts': `import type { Manifest } from '#modules/shared/http/endpoint'\nimport { endpoints } from './http/endpoints.ts'\n\nexport const manifest: Manifest = { name: '${this.name}', endpoints }\n`,
      'http/endpoints.ts': `import type { Endpoint } from '#modules/shared/http/endpoint'\n\n/** The calls of this module; modules/packages/http/endpoints.ts is the example to follow. */\nexport const endpoints: Endpoint[] = []\n`,
      'lang/fr/mails.json': '{}\n',
      'lang/nl/mails.json': '{}\n',
      'lang/en/mails.json': '{}\n',
    }
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false
  )
}
