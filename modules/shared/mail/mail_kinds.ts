import type { Manifest } from '#modules/shared/http/endpoint'
import type { MailKind } from './mail_kind.ts'

/** Every kind of mail and text message that the modules declare. */
export class MailKinds {
  #kinds: ReadonlyMap<string, MailKind>

  constructor(kinds: readonly MailKind[]) {
    this.#kinds = new Map(kinds.map((kind) => [kind.name, kind]))
  }

  static async of(modules: readonly Manifest[]): Promise<MailKinds> {
    const declared = await Promise.all(modules.map(async ({ mails }) => (await mails?.()) ?? {}))
    return new MailKinds(declared.flatMap((kinds) => Object.values(kinds)))
  }

  /** @throws Error for a kind that no module declares */
  named(name: string): MailKind {
    const kind = this.#kinds.get(name)
    if (!kind) throw new Error(`No module declares mails of the kind "${name}"`)
    return kind
  }
}
