/** What other modules may import of the pay engine: the pure entry, and its refusals as sentences. */
export * from './pure.ts'
export { explainIn } from './http/explain.ts'
export { judgedByEngine } from './http/judged.ts'
export {
  answerShape,
  figuresShape,
  STORED_FIGURES,
  gapsShape,
  lawsetShape,
  packageShape,
  workerShape,
} from './http/shapes.ts'
