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
