import type { Template } from '@/api/types'

/** What a template is for, in the order of a hiring. */
export const KINDS: Template['kind'][] = ['OFFER_TEXT', 'CONTRACT', 'ANNEXE']
