/** The visible part of a scrolling list, and an item in it: offsets and heights in pixels. */
export interface ListView {
  readonly scrollTop: number;
  readonly height: number;
}

export interface ItemPlace {
  readonly top: number;
  readonly height: number;
}

/** Where a list has to be scrolled to for an item to be seen whole; where it is, if the item is seen already. */
export function scrollTopToShow({scrollTop, height}: ListView, item: ItemPlace): number {
  if (item.top < scrollTop) return item.top;
  const bottom = item.top + item.height;
  return bottom > scrollTop + height ? bottom - height : scrollTop;
}
