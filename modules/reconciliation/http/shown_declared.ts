import type { I18n } from '@adonisjs/i18n'
import type { Answer } from '#modules/shared/http/shapes'
import {
  CHECK_CAUSES,
  CHECK_VERDICTS,
  type CheckCause,
  type CheckedSide,
} from '../domain/check_declared.ts'
import type { CheckSum, SideTotal } from '../domain/check_totals.ts'
import { declarationOf, type CheckedKey } from '../domain/declared.ts'
import type { DeclaredPerson } from '../queries/checked_period.ts'
import type { declaredSchema } from './schemas.ts'
import { euros } from './shown.ts'

type Shown = Answer<typeof declaredSchema>

/** How what a declaration tells is called. */
export const nameOfChecked = (key: CheckedKey, i18n: I18n) =>
  i18n.t(`reconciliation.declared_${key}`)
/** The sentence of why a declaration differs. */
export const checkCauseText = (cause: CheckCause, i18n: I18n) =>
  i18n.t(`reconciliation.check_${cause}`)

/** The sums of a declaration. */
export function shownCheck(
  period: string,
  sum: CheckSum,
  i18n: I18n
): Omit<Shown, 'notDeclared' | 'data' | 'meta'> {
  return {
    period,
    kind: declarationOf(period),
    people: sum.people,
    verdicts: CHECK_VERDICTS.map((verdict) => ({ verdict, people: sum.verdicts[verdict] })),
    lines: sum.lines.map(({ key, people, declared, payslips, ours, untold }) => ({
      key,
      name: nameOfChecked(key, i18n),
      people,
      declared: euros(declared),
      payslips: shownTotal(payslips, i18n),
      ours: shownTotal(ours, i18n),
      untold,
    })),
    beside: [...sum.beside].map(([code, { cents, people }]) => ({
      code,
      amount: euros(cents),
      people,
    })),
  }
}

function shownTotal({ people, declared, cents, difference, causes }: SideTotal, i18n: I18n) {
  return {
    people,
    declared: euros(declared),
    amount: euros(cents),
    difference: euros(difference),
    causes: CHECK_CAUSES.flatMap((cause) =>
      causes[cause].people === 0
        ? []
        : [
            {
              cause,
              amount: euros(causes[cause].cents),
              people: causes[cause].people,
              text: checkCauseText(cause, i18n),
            },
          ]
    ),
  }
}

/** What a declaration says of a person beside their months; amounts in EUR. */
export function shownDeclared(
  { workerId, name, employeeNumber, checked }: DeclaredPerson,
  i18n: I18n
): Shown['data'][number] {
  const { verdict, months, lines, untold } = checked
  return {
    id: workerId,
    displayName: name,
    employeeNumber,
    verdict,
    months,
    lines: lines.map(({ key, declared, payslips, ours }) => ({
      key,
      name: nameOfChecked(key, i18n),
      declared: euros(declared),
      payslips: payslips && shownSide(payslips, i18n),
      ours: ours && shownSide(ours, i18n),
    })),
    untold: [...untold],
  }
}

function shownSide({ cents, difference, parts }: CheckedSide, i18n: I18n) {
  return {
    amount: euros(cents),
    difference: euros(difference),
    causes: parts.map((part) => ({
      cause: part.cause,
      amount: euros(part.cents),
      text: checkCauseText(part.cause, i18n),
    })),
  }
}
