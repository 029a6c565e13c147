export {
  CONTENT_GROUPS,
  contentsOf,
  COSTS_OF_EMPLOYER,
  packageIn,
  type Content,
  type ContentGroup,
} from '#modules/compute/pure'
