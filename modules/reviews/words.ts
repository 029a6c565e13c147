import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  problems: {
    E_REVIEW_STATUS: 409,
    E_REVIEW_NOBODY: 422,
    E_REVIEW_REASONS: 422,
    E_REVIEW_WAITS: 409,
    E_REVIEW_CHANGED: 409,
    E_REVIEW_FOUR_EYES: 403,
    E_REVIEW_ONESELF: 403,
    E_REVIEW_NOT_ALONE: 409,
  },
  events: [
    'review.created',
    'review.updated',
    'review.opened',
    'review.deleted',
    'review.retaken',
    'review.proposed',
    'review.submitted',
    'review.withdrawn',
    'review.returned',
    'review.part_approved',
    'review.approved',
    'review.approved_alone',
    'review.applied',
    'review.letters_sent',
  ],
  rights: {
    // For their own people, and for those whose managers report to them.
    'reviews.propose': 'MANAGER',
    // Everybody's pay, and what a review does to the gap between women and men.
    'reviews.read': 'PAYROLL',
    'reviews.run': 'ADMINISTRATOR',
  },
  documents: ['review_letter'],
  tables: {
    pay_reviews: { query: 'visible_reviews', model: 'pay_review' },
    pay_review_parts: { through: 'pay_reviews' },
    pay_review_people: { through: 'pay_reviews' },
  },
} as const satisfies ModuleWords
