import { committeeOfFigure } from '#modules/compute/pure'
import { urls } from '@/urls'

/** Where a figure stands: on the page of its joint committee, or in the browser of the law. */
export function lawUrl(id: string): string {
  const committee = committeeOfFigure(id)
  return committee === undefined ? urls.lawParameter(id) : urls.lawCommittee(committee)
}
