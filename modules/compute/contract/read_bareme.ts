import type { SectorFacts } from '../committees/in_force.ts'
import type { Sheet } from '../rules/index.ts'
import { CLASSES, ECHELLES, MAX_ANCIENNETE, type Classe, type Echelle } from './bareme.ts'
import { defaultOf } from './defaults.ts'
import { isGiven, type Fields, type Reading } from './reading.ts'

const PATH = 'package.computeModelConfig'
const ECHELLE = defaultOf(`${PATH}.echelle`)
const ANCIENNETE = defaultOf(`${PATH}.anciennete`)

/** The class of the job and the experience: what the minimum scale of a committee goes by. */
export function readBareme(config: Fields, cp200: boolean, sheet: Sheet, reading: Reading): void {
  sheet.classe = 0
  if (!isGiven(config.classe)) {
    if (isGiven(config.anciennete)) reading.refuse('required', `${PATH}.classe`)
    if (isGiven(config.echelle)) reading.refuse('required', `${PATH}.classe`)
    return
  }
  if (cp200) return readScale200(config, sheet, reading)
  const { sector } = reading
  if (sector?.bareme === undefined) {
    // A day that is refused says enough.
    if (reading.law !== undefined) reading.refuse('not_covered', `${PATH}.classe`)
    return
  }
  readScale(config, sector, sheet, reading)
}

function readScale200(config: Fields, sheet: Sheet, reading: Reading): void {
  const path = `${PATH}.classe`
  sheet.classe = CLASSES.indexOf(reading.word<Classe>(config.classe, path, CLASSES)) + 1
  sheet.anciennete = anciennete(config.anciennete, reading)
  sheet.echelle = echelle200(config.echelle, sheet.anciennete, reading)
}

/** Before the first scale that was read, none can be compared. */
function readScale(
  config: Fields,
  { bareme, baremeOn }: SectorFacts,
  sheet: Sheet,
  reading: Reading
): void {
  const path = `${PATH}.classe`
  if (baremeOn === undefined) {
    const { from } = bareme!.values[0]
    return reading.refuse('not_covered', path, { expected: 'bareme', min: from })
  }
  const { classes, echelles } = bareme!
  sheet.classe = classes.indexOf(reading.word(config.classe, path, classes)) + 1
  sheet.anciennete = anciennete(config.anciennete, reading)
  sheet.echelle = 1
  if (isGiven(config.echelle)) {
    const at = `${PATH}.echelle`
    if (echelles.length === 1) reading.refuse('not_covered', at)
    else sheet.echelle = echelles.indexOf(reading.word(config.echelle, at, echelles)) + 1
  } else if (echelles.length > 1) reading.useDefault(ECHELLE)
}

function anciennete(value: unknown, reading: Reading): number {
  if (isGiven(value)) return reading.count(value, ANCIENNETE.path, 0, MAX_ANCIENNETE)
  reading.useDefault(ANCIENNETE)
  return ANCIENNETE.value
}

/** Scale II from the second year in the company: it has no line for who has no year of experience. */
function echelle200(value: unknown, years: number, reading: Reading): number {
  if (!isGiven(value)) {
    reading.useDefault(ECHELLE)
    return years === 0 ? 1 : 2
  }
  const scale = ECHELLES.indexOf(reading.word<Echelle>(value, ECHELLE.path, ECHELLES)) + 1
  if (scale === 2 && years === 0) {
    reading.refuse('conflict', ECHELLE.path, { with: ANCIENNETE.path })
  }
  return scale
}
