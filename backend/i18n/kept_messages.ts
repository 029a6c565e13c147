import type { TranslationsFormatterContract } from '@adonisjs/i18n/types'
import { REGION } from '#modules/shared/values/format'
import { readMessage } from '#modules/shared/values/read_message'

/** Stands in place of the package's own formatter, which reads a message anew each time it says it. */
export class KeptMessages implements TranslationsFormatterContract {
  readonly name = 'icu'

  /** The text of a message with its values. */
  format(message: string, locale: string, values: Record<string, any> = {}): string {
    return String(
      readMessage(message, REGION[locale as keyof typeof REGION] ?? locale).format(values)
    )
  }
}
