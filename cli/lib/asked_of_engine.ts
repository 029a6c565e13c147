import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import {
  errorText,
  type ComputeError,
  type ExplanationLine,
  type Language,
} from '#modules/compute/pure'
import type { CalculationName } from '#modules/packages/pure'
import { Failure } from '#cli/lib/failure'
import { openOutput, refuseSameFile } from '#cli/lib/output'
import { isTyped, optionOf, requestOf, type TypedPackage } from '#cli/lib/typed_package'
import { why } from '#cli/lib/why'

type Result<A> =
  | { readonly ok: true; readonly answer: A }
  | { readonly ok: false; readonly errors: readonly ComputeError[] }

export interface AskOptions extends PdfOptions {
  output?: string
  json?: boolean
  explain?: boolean
  lang: Language
}

/** The answer as a PDF too, and what stands on it. */
export interface PdfOptions {
  pdf?: string
  for?: string
  by?: string
}

/** How the answer is told, apart from what is typed of the question. */
export function splitOptions<T extends AskOptions>(
  all: T
): [options: AskOptions, typed: Omit<T, keyof AskOptions>] {
  const { output, json, explain, lang, pdf, for: whom, by, ...typed } = all
  return [{ output, json, explain, lang, pdf, for: whom, by }, typed]
}

interface Asked<A> extends Question<A> {
  /** One request as JSON; without it, the package is typed. */
  file: string | undefined
  typed: TypedPackage
  /** What is added to a package that is typed, by the name of its field. */
  more: Readonly<Record<string, unknown>>
}

/** What the engine is asked, and how its answer is shown. */
interface Question<A> {
  calculation: CalculationName
  /** The option that a path of the engine was typed as. */
  optionsOf: Readonly<Record<string, string>>
  options: AskOptions
  compute(request: unknown): Result<A>
  table(answer: A, language: Language): string
}

/**
 * Puts one request to the engine, and prints its answer to read or as JSON.
 * @returns the exit code: 0, or 2 where the engine refused
 * @throws Failure where the input cannot be read
 */
export async function askEngine<A extends object>(asked: Asked<A>): Promise<number> {
  const { file, typed } = asked
  if (isTyped(typed) === (file !== undefined))
    throw new Failure('a package is typed (--gross 3000) or read from a file: one of them')
  const request = file === undefined ? { ...requestOf(typed), ...asked.more } : await readJson(file)
  return askTyped({ ...asked, request: request as object })
}

interface TypedQuestion<A> extends Question<A> {
  request: object
  /** As the package was typed, where that decides by which option. */
  typed?: TypedPackage
}

/**
 * Puts a request that was made of options to the engine, and prints its answer to read or as JSON.
 * @returns the exit code: 0, or 2 where the engine refused
 */
export async function askTyped<A extends object>(asked: TypedQuestion<A>): Promise<number> {
  const { request, options, optionsOf, typed = {} } = asked
  return printAnswer(asked.compute({ ...request, explain: options.explain }), {
    options,
    sheet: { name: asked.calculation, request },
    optionAt: (path) => optionsOf[path] ?? optionOf(path, typed),
    table: asked.table,
    explained: (answer) => answer,
  })
}

interface Printing<A> {
  options: AskOptions
  /** Of which PDF, and what the engine was asked. */
  sheet: { name: CalculationName; request: object }
  /** The option that a path of the engine was typed as. */
  optionAt(path: string): string
  table(answer: A, language: Language): string
  /** Where its lines are explained. */
  explained(answer: A): { readonly explanation?: readonly ExplanationLine[] }
}

/**
 * Prints what the engine answered, to read or as JSON, or why it refused.
 * @returns the exit code: 0, or 2 where the engine refused
 */
export async function printAnswer<A>(
  result: Result<A>,
  { options, sheet, optionAt, table, explained }: Printing<A>
): Promise<number> {
  const { lang } = options
  refuseSameFile(options.output, options.pdf)
  if (!result.ok) {
    for (const error of result.errors)
      process.stderr.write(`barema: ${optionAt(error.path)}: ${errorText(error, lang)}\n`)
    return 2
  }
  const { answer } = result
  const shown = options.json
    ? `${JSON.stringify(answer, null, 2)}\n`
    : table(answer, lang) + (options.explain ? `\n${why(explained(answer), lang)}` : '')
  const output = openOutput(options.output)
  await output.write(shown)
  await output.close()
  if (options.pdf !== undefined) {
    const { writeSheet } = await import('#cli/lib/calculation_pdf')
    await writeSheet({ ...sheet, options: { ...options, pdf: options.pdf } })
  }
  return 0
}

async function readJson(file: string): Promise<unknown> {
  const read = file === '-' ? text(process.stdin) : readFile(file, 'utf8')
  const content = await read.catch((error: NodeJS.ErrnoException) => {
    throw new Failure(
      error.code === 'ENOENT' ? `${file} does not exist` : `${file}: ${error.message}`
    )
  })
  try {
    return JSON.parse(content)
  } catch {
    throw new Failure(`${file} holds no JSON`)
  }
}
