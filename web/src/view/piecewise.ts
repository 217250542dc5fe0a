/** The key of the context that lets a page be drawn piece by piece. Without it everything is drawn at once. */
export const PIECEWISE = Symbol('piecewise');
