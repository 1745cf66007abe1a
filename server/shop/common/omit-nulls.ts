type WithoutNulls<Row> = { [Key in keyof Row as null extends Row[Key] ? never : Key]: Row[Key] } & {
  [Key in keyof Row as null extends Row[Key] ? Key : never]?: Exclude<Row[Key], null>
}

/** Removes null columns of a row: the contract omits fields without a value. */
export const omitNulls = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as WithoutNulls<Row>
