import { column } from '@adonisjs/lucid/orm'
import { DateTime } from 'luxon'
import { BenefitSchema } from '#database/schema'
import type { Carrosserie, Energie, Translations } from '#modules/compute/pure'
import { asJson } from '#modules/shared/tenancy/json_column'
import { BLANK, type BenefitFields, type BenefitKind } from '../domain/benefit_kinds.ts'

/** Something the company gives its people to choose: a car, a bike, a device, a plan, an insurance. */
export default class Benefit extends BenefitSchema {
  declare kind: BenefitKind
  declare energie: Energie | null
  declare carrosserie: Carrosserie | null
  @column(asJson()) declare translations: Translations
  // Lucid would look for columns `co_2`, `co_2_equivalent` and `euro_6_e_bis`.
  @column({ columnName: 'co2' }) declare co2: number | null
  @column({ columnName: 'co2_equivalent' }) declare co2Equivalent: number | null
  @column({ columnName: 'euro6e_bis' }) declare euro6EBis: boolean

  /** What the benefit says, without its place and history; amounts as numbers. */
  fields(): BenefitFields {
    return {
      description: this.description,
      translations: this.translations,
      inPackages: this.inPackages,
      energie: this.energie,
      co2: this.co2,
      nonRechargeable: this.nonRechargeable,
      batterie: this.batterie === null ? null : Number(this.batterie),
      co2Equivalent: this.co2Equivalent,
      euro6eBis: this.euro6EBis,
      valeur: this.valeur === null ? null : Number(this.valeur),
      tcoMensuel: this.tcoMensuel === null ? null : Number(this.tcoMensuel),
      dateImmatriculation: this.dateImmatriculation?.toISODate() ?? null,
      carrosserie: this.carrosserie,
      autonomie: this.autonomie,
      puissanceCharge: this.puissanceCharge,
      eligibleBudgetMobilite: this.eligibleBudgetMobilite,
      maxUnits: this.maxUnits,
    }
  }

  /** Takes over what a benefit says; not saved yet. */
  take(fields: BenefitFields): this {
    // What an import kept before there was a field says nothing of it.
    this.merge(asColumns({ ...BLANK, ...fields }) as object)
    return this
  }
}

/** The fields as the columns hold them. */
function asColumns({
  batterie,
  euro6eBis,
  valeur,
  tcoMensuel,
  dateImmatriculation,
  ...rest
}: BenefitFields) {
  return {
    ...rest,
    batterie: batterie === null ? null : String(batterie),
    euro6EBis: euro6eBis,
    valeur: valeur === null ? null : String(valeur),
    tcoMensuel: tcoMensuel === null ? null : String(tcoMensuel),
    dateImmatriculation:
      dateImmatriculation === null ? null : DateTime.fromISO(dateImmatriculation),
  }
}
