import { readPageNumber } from '../lib/page-number.ts'

export const oneOf = <Word extends string>(words: readonly Word[], text: string | null | undefined) =>
  words.find((word) => word === text)

/** The members of a closed set; a forgotten one does not compile. */
export const namesOf = <Name extends string>(set: Record<Name, true>) => Object.keys(set) as Name[]

/** Which page of a list is asked for. */
export type Paged = {
  pageNumber: number
  pageSize: number
}

export const pageOf = (search: URLSearchParams, pageSize = 50): Paged => ({
  pageNumber: readPageNumber(search),
  pageSize,
})

/** What is searched for, as long as the server takes it. */
export const keywordOf = (search: URLSearchParams) => search.get('keyword')?.trim().slice(0, 100) || undefined

/** A query without what the address does not ask for. */
export const given = <Query extends object>(query: {
  [Name in keyof Required<Query>]: Query[Name] | undefined
}) => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as Query
