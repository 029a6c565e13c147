import { rule } from '../../rule.ts'

/** What the telephone costs, a year. */
export const telephoneAnnuel = rule(
  'telephoneAnnuel',
  { formula: '12 × telephone', inputs: ['telephone'] },
  (c) => 12 * c.telephone
)

/** What the telephone plan costs, a year. */
export const telephonePlanAnnuel = rule(
  'telephonePlanAnnuel',
  { formula: '12 × telephonePlan', inputs: ['telephonePlan'] },
  (c) => 12 * c.telephonePlan
)

/** What the laptop costs, a year. */
export const laptopAnnuel = rule(
  'laptopAnnuel',
  { formula: '12 × laptop', inputs: ['laptop'] },
  (c) => 12 * c.laptop
)

/** What the connection to the internet costs, a year. */
export const internetFourniAnnuel = rule(
  'internetFourniAnnuel',
  { formula: '12 × internetFourni', inputs: ['internetFourni'] },
  (c) => 12 * c.internetFourni
)
