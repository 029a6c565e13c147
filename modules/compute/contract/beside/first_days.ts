// Apart from the sheets: a screen asks for a day before it loads what computes from it on.

/** The first day whose aids are here: Brussels and Flanders changed theirs. */
export const FIRST_HIRING_DAY = '2024-07-01'

/** The first day whose cars have their figures here. */
export const FIRST_CAR_DAY = '2024-01-01'

/** The first day whose forms are here: 650 hours of students, 35 % of inbound taxpayers. */
export const FIRST_FORM_DAY = '2025-01-01'

/** The first day whose income tax has its figures here. */
export const FIRST_TAX_DAY = '2024-01-01'

/** The first day whose plans have their figures here. */
export const FIRST_PENSION_DAY = '2024-01-01'
