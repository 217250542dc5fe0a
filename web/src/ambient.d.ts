declare module 'virtual:icons' {
  const outlines: Record<string, string>;
  export default outlines;
}
declare module 'virtual:icons/*' {
  const outlines: Record<string, string>;
  export default outlines;
}
declare module 'virtual:tales/*' {
  const tale: { pictures: Record<string, string>; titles: Record<string, string> };
  export default tale;
}
declare module 'virtual:metrics' {
  const widths: Record<string, number>;
  export default widths;
}
