import type { I18n } from '@adonisjs/i18n'
import { Problem } from './problem.ts'

/** An answer names no more than these, nor more of each: a body may hold a hundred thousand. */
const MOST_NAMED = 50
const LONGEST_NAME = 200

/** Refuses fields that are not read, each by its name; without any it refuses nothing. */
export function refuseUnknown(i18n: I18n, paths: string[]): void {
  if (paths.length === 0) return
  const message = i18n.t('refusals.unknown_field')
  throw new Problem('E_VALIDATION', {
    errors: paths.slice(0, MOST_NAMED).map((path) => ({
      path: path.slice(0, LONGEST_NAME),
      code: 'unknown_field',
      message,
    })),
  })
}
