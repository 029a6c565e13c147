/** A department with those of its managers who may propose raises. */
export interface Place {
  parentId: string | null
  managers: readonly string[]
}

/** Departments by their ids. */
export type Line = ReadonlyMap<string, Place>

/** Who proposes for a department: its managers. Empty: the administrators, as for who is in none. */
export function proposersOf(line: Line, departmentId: string | null): readonly string[] {
  return (departmentId !== null && line.get(departmentId)?.managers) || []
}

/**
 * Who approves what was submitted for a department: the managers of the nearest one above it that has another manager
 * than its authors, who wrote or submitted something of it. Empty: the administrators, with the whole review.
 */
export function approversOf(
  line: Line,
  departmentId: string | null,
  authors: readonly string[]
): readonly string[] {
  for (const { managers } of above(line, departmentId)) {
    const others = managers.filter((id) => !authors.includes(id))
    if (others.length > 0) return others
  }
  return []
}

/** Everybody who would propose or approve for a department: none of them is a person of its part. */
export function managersUpFrom(line: Line, departmentId: string): readonly string[] {
  return [
    ...proposersOf(line, departmentId),
    ...above(line, departmentId).flatMap(({ managers }) => managers),
  ]
}

function above(line: Line, departmentId: string | null): Place[] {
  const places: Place[] = []
  const seen = new Set<string>()
  let at = departmentId === null ? null : (line.get(departmentId)?.parentId ?? null)
  while (at !== null && !seen.has(at)) {
    seen.add(at)
    const place = line.get(at)
    if (place) places.push(place)
    at = place?.parentId ?? null
  }
  return places
}
