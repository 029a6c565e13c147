import type { PlainDate } from '../engine/dates.ts'
import type { Cents } from '../engine/money.ts'
import type { LawSet } from '../legislation/index.ts'
import { computeEmployer, computeMonth, computeYear, type Sheet } from '../rules/index.ts'
import { gapPlanOf, type SheetGaps } from './gaps.ts'
import { beyondLimits } from './limits.ts'
import { readPackage } from './read_package.ts'
import { Reading, type Fields } from './reading.ts'

/**
 * The company and the worker of one request, on its sheet, with whatever package is put to them: for
 * choices that are compared and for amounts that are looked for.
 */
export class Situation {
  readonly #gaps: SheetGaps | undefined

  constructor(
    readonly sheet: Sheet,
    readonly lawSet: LawSet,
    readonly date: PlainDate
  ) {
    this.#gaps = gapPlanOf(lawSet)
  }

  /** Writes a package on the sheet; false when it would be refused. */
  read(fields: Fields): boolean {
    const reading = new Reading()
    reading.date = this.date
    reading.law = this.lawSet.law
    readPackage(fields, true, this.sheet, reading)
    return reading.errors === undefined
  }

  /** Computes the package on the sheet. */
  compute(): void {
    const { sheet } = this
    const { law } = this.lawSet
    computeMonth(sheet, law)
    computeYear(sheet, law)
    computeEmployer(sheet, law)
    this.#gaps?.apply(sheet, law)
  }

  /** True when the computed package keeps the limits that depend on the whole of it. */
  isWithinLimits(): boolean {
    return beyondLimits(this.sheet, this.lawSet.law).length === 0
  }

  /** What the package on the sheet costs the employer a year at another gross pay. */
  costAt(gross: Cents): Cents {
    this.sheet.salaireBrut = gross
    this.compute()
    return this.sheet.coutEmployeurAnnuel
  }
}
