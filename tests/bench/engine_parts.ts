/* What the engine's bench measures, to be put into one file with all that it reaches. */

export { compute } from '#modules/compute/pure'
export { figures as figuresOf } from '#modules/compute/contract/figures'
export { readRequest } from '#modules/compute/contract/read_request'
export { Reading } from '#modules/compute/contract/reading'
export { computeEmployer, computeMonth, computeYear, Sheet } from '#modules/compute/rules/index'
