/** What a language model is asked: words of a person, without what says who they are, and the fields that they may be of. */
export interface ModelQuestion {
  readonly words: string
  /** Parts of the words that the reader did not understand. */
  readonly open: readonly string[]
  readonly fields: readonly ModelField[]
}

export interface ModelField {
  readonly path: string
  /** What it is called, in English. */
  readonly label: string
  readonly type: 'number' | 'boolean' | 'word'
  /** Of a word: which ones. */
  readonly words?: readonly string[]
}

export interface ModelAnswer {
  /** As the model gave it, of the shape that was asked and with whatever in it: nothing of it is believed. */
  readonly ops: unknown
  /** Tokens that were paid for. */
  readonly tokens: number
}

/** Why a model gave no answer. */
export type ModelFailure = 'timeout' | 'limited' | 'unreachable' | 'broken' | 'resting'

export class ModelFailed extends Error {
  /** @param tokens that were paid for all the same */
  constructor(
    readonly reason: ModelFailure,
    readonly tokens = 0
  ) {
    super(`the language model gave no answer: ${reason}`)
  }
}

/** A language model somewhere else. It is given no tool and no data of the company, and asked with no unit of work open. */
export abstract class LanguageModel {
  /** What people are told of it: the provider and the model. */
  abstract readonly name: string
  /** Where the words go: the host. */
  abstract readonly host: string
  /** The most that the answer to it can cost, in tokens. */
  abstract mostTokens(question: ModelQuestion): number
  /** @throws ModelFailed */
  abstract ask(question: ModelQuestion): Promise<ModelAnswer>
}
