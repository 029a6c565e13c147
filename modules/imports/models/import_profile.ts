import { createHash } from 'node:crypto'
import { column } from '@adonisjs/lucid/orm'
import { ImportProfileSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { ImportSettings } from '../domain/import_settings.ts'
import type { TargetName } from '../domain/import_target.ts'
import { plainWords } from '../domain/plain_words.ts'

/** What is decided of a file once for all that have its titles; of values those of lists alone, which say nothing of anybody. */
export type Remembered = Pick<ImportSettings, 'dates' | 'decimal' | 'values' | 'empty'> & {
  /** What all rows of such files say; absent in what was kept before it could be said. */
  fixed?: ImportSettings['fixed']
  /** Title by field. */
  titles: Readonly<Record<string, string>>
}

/** How files with these titles are read, as they were the last time. */
export default class ImportProfile extends ImportProfileSchema {
  @column(asJson()) declare settings: Remembered

  static of(target: TargetName, header: readonly string[]): Promise<ImportProfile | null> {
    return this.query().where({ target, fingerprint: fingerprintOf(header) }).first()
  }

  static async remember(
    target: TargetName,
    header: readonly string[],
    settings: Remembered
  ): Promise<void> {
    const known = (await this.of(target, header)) ?? new this()
    await known.merge({ target, fingerprint: fingerprintOf(header), settings }).save()
  }
}

/** The same for the same titles in whatever order, case and signs. */
export function fingerprintOf(header: readonly string[]): string {
  const titles = header.map(plainWords).toSorted()
  return createHash('sha256').update(JSON.stringify(titles)).digest('base64url')
}
