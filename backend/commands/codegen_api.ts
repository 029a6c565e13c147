import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { BaseCommand } from '@adonisjs/core/ace'

/** The engine's types as JSON has them: openapi-fetch takes a readonly list for an object. */
const ENGINE = `import type * as Engine from '#modules/compute/pure'
type Json<T> = T extends readonly (infer E)[] ? Json<E>[]
  : T extends object ? { -readonly [K in keyof T]: Json<T[K]> } : T`

/** `node ace codegen:api`: the OpenAPI document, the client's types and the bounds of bodies, from the endpoints. */
export default class CodegenApi extends BaseCommand {
  static override commandName = 'codegen:api'
  static override description =
    'Write the OpenAPI document, the types of the API client and the bounds of bodies from the code'

  override async run() {
    const { modules } = await import('#backend/modules')
    const { openApiDocument } = await import('#backend/http/openapi')
    const { boundsSource } = await import('#backend/http/bounds')
    const { default: ts } = await import('typescript')
    const { default: openapiTS, astToString } = await import('openapi-typescript')
    const document = openApiDocument(modules)
    const types = astToString(
      await openapiTS(document as never, {
        inject: ENGINE,
        // A schema with a title is one of the engine's (modules/compute/http/shapes.ts).
        transform: ({ title }) =>
          title ? ts.factory.createTypeReferenceNode(`Json<Engine.${title}>`) : undefined,
      })
    )
    await this.#write('.adonisjs/openapi.json', `${JSON.stringify(document, null, 2)}\n`)
    await this.#write('.adonisjs/client/api.d.ts', types)
    await this.#write('.adonisjs/client/bounds.ts', boundsSource(document))
  }

  /** Leaves an unchanged file alone, so that watchers and stamps stay quiet. */
  async #write(path: string, content: string) {
    const target = this.app.makePath(path)
    await mkdir(this.app.makePath(path, '..'), { recursive: true })
    const current = await readFile(target, 'utf8').catch(() => null)
    if (current !== content) await writeFile(target, content)
    this.logger.success(path)
  }
}
