const marks =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|gad_\w+|_gl|fbclid|igsh|igshid|ttclid|twclid|msclkid|yclid|mc_[ce]id)$/

/** Whether a parameter is one that advertisements, newsletters and chat apps add to an address for their own use. */
export const isTrackingParam = (name: string): boolean => marks.test(name)
