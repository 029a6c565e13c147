export { CONTENT_GROUPS, contentsOf, type Content, type ContentGroup } from '#modules/compute/pure'
