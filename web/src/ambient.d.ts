declare module 'virtual:icons' {
  const outlines: Record<string, string>;
  export default outlines;
}
declare module 'virtual:icons/duel' {
  const outlines: Record<string, string>;
  export const figures: Record<string, string>;
  export default outlines;
}
declare module 'virtual:icons/*' {
  const outlines: Record<string, string>;
  export default outlines;
}
declare module 'virtual:tales/*' {
  const tale: {
    pictures: Record<string, string>;
    figures: Record<string, string>;
  };
  export default tale;
}
declare module 'virtual:metrics' {
  const widths: Record<string, number>;
  export default widths;
}
declare module 'virtual:scene/*' {
  const position: import('./protocol').Position;
  export default position;
}
declare module 'virtual:rules/*' {
  const rules: Record<'en' | 'fr', { number: string; text: string }[]>;
  export default rules;
}
