import {
  figuresShape,
  gapsShape,
  lawsetShape,
  packageShape,
  workerShape,
} from '#modules/compute/index'
import { pageOf } from '#modules/shared/http/pagination'
import {
  anything,
  byName,
  count,
  date,
  judgedAs,
  list,
  moment,
  number,
  oneOf,
  orNull,
  text,
  uuid,
  whole,
} from '#modules/shared/http/shapes'
import { nextShape } from '#modules/shared/lists/chosen'
import { PIN_FIGURES, PIN_PERIODS } from '../domain/pin.ts'
import type { PackageFilter } from '../queries/filtered_packages.ts'
import { VARIANT_LETTERS } from '../domain/variants.ts'
import { PACKAGE_CATEGORIES, PACKAGE_TYPES } from './validators.ts'

const linkedWorkerSchema = orNull(whole({ id: uuid, displayName: text }))

/** What a package says by itself and in a list. */
const facts = {
  id: uuid,
  nomFonction: text,
  packageType: oneOf(PACKAGE_TYPES),
  packageCategory: oneOf(PACKAGE_CATEGORIES),
  date,
  version: count,
  /** Whom it is about: by contract, offered to, or simulated for. */
  person: linkedWorkerSchema,
  archivedAt: orNull(moment),
  createdAt: moment,
  updatedAt: moment,
}

/** The figure that was fixed and of which the gross pay follows; null where the gross pay was. */
const pinSchema = orNull(
  whole({ figure: oneOf(PIN_FIGURES), period: oneOf(PIN_PERIODS), amount: number })
)

/** A package as it was computed: what was decided, and what follows. */
export const computedPackage = {
  company: whole({ effectif: count, assuranceLoiTaux: number }),
  worker: workerShape,
  package: packageShape,
  lawset: lawsetShape,
  gaps: gapsShape,
}

/** A package as the API shows it; its figures have the shape of the engine's answer. */
export const packageSchema = whole({
  ...facts,
  ...computedPackage,
  pin: pinSchema,
  compute: figuresShape,
  simulationWorker: linkedWorkerSchema,
})

/** Every name of it: a client may send a package back as it got it. */
export const PACKAGE_NAMES: readonly string[] = Object.keys(packageSchema.properties)

/** A package in a list: EUR a month before and after tax, EUR a year for the employer. */
export const listedPackageSchema = whole({
  ...facts,
  commissionParitaire: orNull(text),
  salaireBrut: number,
  salaireNet: number,
  coutEmployeurAnnuel: number,
})

/** A package on paper: the person it is about is named where the reader may know of them. */
export const printedPackageSchema = whole({
  pack: packageSchema,
  compute: figuresShape,
  worker: linkedWorkerSchema,
})

export const packagePageSchema = pageOf(listedPackageSchema)

export const printSchema = whole({
  id: uuid,
  packageId: uuid,
  status: oneOf(['waiting', 'ready', 'failed']),
  language: text,
  emailedTo: orNull(text),
})

export const commissionsSchema = whole({ data: list(text) })

/** The packages that were concerned: exactly these can be brought back. */
export const selectionSchema = whole({ ids: list(uuid), next: nextShape })

export const viewSchema = whole({ id: uuid, name: text, filter: judgedAs<PackageFilter>() })

export const viewsSchema = whole({ data: list(viewSchema) })

export const versionsSchema = whole({
  data: list(
    whole({
      version: count,
      savedAt: moment,
      savedBy: orNull(text),
      changes: list(whole({ path: text, before: anything, after: anything })),
      salaireBrut: number,
      salaireNet: number,
      coutEmployeurAnnuel: number,
    })
  ),
})

/** A package with its variants, by letter; EUR a month before and after tax, EUR a year for the employer. */
export const variantsSchema = whole({
  data: list(
    whole({
      id: uuid,
      letter: oneOf(VARIANT_LETTERS),
      name: orNull(text),
      nomFonction: text,
      salaireBrut: number,
      salaireNet: number,
      coutEmployeurAnnuel: number,
    })
  ),
})

/** The employer's cost by month and kind. */
export const cashFlowSchema = list(
  whole({ date, kind: text, amount: number, side: oneOf(['employer']) })
)

/** The taxable benefit of each car on offer, EUR a month, by its id. */
export const carAtnsSchema = byName(number)
