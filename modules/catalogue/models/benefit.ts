import { column } from '@adonisjs/lucid/orm'
import { DateTime } from 'luxon'
import { BenefitSchema } from '#database/schema'
import type { Energie, Translations } from '#modules/compute/pure'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { BenefitFields, BenefitKind } from '../domain/benefit_kinds.ts'

/** Something the company gives its people to choose: a car, a bike, a device, a plan, an insurance. */
export default class Benefit extends BenefitSchema {
  declare kind: BenefitKind
  declare energie: Energie | null
  @column(asJson()) declare translations: Translations
  // Lucid would look for a column `co_2`.
  @column({ columnName: 'co2' }) declare co2: number | null

  /** What the benefit says, without its place and history; amounts as numbers. */
  fields(): BenefitFields {
    return {
      description: this.description,
      translations: this.translations,
      inPackages: this.inPackages,
      energie: this.energie,
      co2: this.co2,
      valeur: this.valeur === null ? null : Number(this.valeur),
      tcoMensuel: this.tcoMensuel === null ? null : Number(this.tcoMensuel),
      dateImmatriculation: this.dateImmatriculation?.toISODate() ?? null,
      eligibleBudgetMobilite: this.eligibleBudgetMobilite,
      maxUnits: this.maxUnits,
    }
  }

  /** Takes over what a benefit says; not saved yet. */
  take(fields: BenefitFields): this {
    this.merge(asColumns(fields) as object)
    return this
  }
}

/** The fields as the columns hold them. */
function asColumns({ valeur, tcoMensuel, dateImmatriculation, ...rest }: BenefitFields) {
  return {
    ...rest,
    // What an import kept before there were any has none.
    translations: rest.translations ?? {},
    valeur: valeur === null ? null : String(valeur),
    tcoMensuel: tcoMensuel === null ? null : String(tcoMensuel),
    dateImmatriculation:
      dateImmatriculation === null ? null : DateTime.fromISO(dateImmatriculation),
  }
}
