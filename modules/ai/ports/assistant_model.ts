import type { AskModel } from '../actions/ask_model.ts'

/** The language model of the installation, if it has one, and where words go that it is asked. */
export class AssistantModel {
  constructor(
    readonly asker: AskModel | null,
    readonly told: { readonly name: string; readonly host: string } | null
  ) {}
}
