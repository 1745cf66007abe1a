import { createElement, Fragment, type ReactNode } from 'react'

/** For drawings that are written as lists of shapes. */
export const fragmentOf = (...shapes: ReactNode[]) => createElement(Fragment, null, ...shapes)
