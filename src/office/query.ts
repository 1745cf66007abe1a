export const oneOf = <Word extends string>(words: readonly Word[], text: string | null | undefined) =>
  words.find((word) => word === text)

/** The members of a closed set; a forgotten one does not compile. */
export const namesOf = <Name extends string>(set: Record<Name, true>) => Object.keys(set) as Name[]

/** Which page of a list is asked for. */
export type Paged = {
  pageNumber: number
  pageSize: number
}

/** A query without what the address does not ask for. */
export const given = <Query extends object>(query: {
  [Name in keyof Required<Query>]: Query[Name] | undefined
}) => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as Query
