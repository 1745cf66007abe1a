/** Subscribes to what stays as it is while the page is open; only the server knows something else. */
export const neverChanges = () => () => undefined
