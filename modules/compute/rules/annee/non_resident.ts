/**
 * Annexe III AR/CIR 92, n° 117: in scale III the same rates serve holiday pay and other exceptional pay. They were
 * not found; the explanation shows the parameter, which says what stands in for them.
 */
export const pourNonResident = {
  when: 'nonResident',
  formula: 'exceptionnel.tauxNonResident[bracket of revenuAnnuelNormal]',
  also: ['nonResident', 'exceptionnel.bornes'],
} as const

/** The same point: neither exemption nor reduction for children. */
export const sansEnfants = {
  when: 'nonResident',
  formula: '0 in scale III',
  also: ['nonResident'],
} as const
