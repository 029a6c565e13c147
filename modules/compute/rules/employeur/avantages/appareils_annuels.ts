import { sum } from '../../sum.ts'

/** What the telephone costs, a year. */
export const telephoneAnnuel = sum('telephoneAnnuel', (c) => 12 * c.telephone)

/** What the telephone plan costs, a year. */
export const telephonePlanAnnuel = sum('telephonePlanAnnuel', (c) => 12 * c.telephonePlan)

/** What the laptop costs, a year. */
export const laptopAnnuel = sum('laptopAnnuel', (c) => 12 * c.laptop)

/** What the connection to the internet costs, a year. */
export const internetFourniAnnuel = sum('internetFourniAnnuel', (c) => 12 * c.internetFourni)
