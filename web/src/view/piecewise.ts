/** The context that says whether a page is drawn piece by piece; without it all is drawn at once. */
export const PIECEWISE = Symbol('piecewise');
