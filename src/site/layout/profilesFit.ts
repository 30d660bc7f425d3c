/** What has room beside the profiles from 1280 px on. */
const most = { links: 6, lettersOfBrand: 8 };

/** Whether the header shows the social profiles. Where more stands in their place, only the footer has them. */
export const profilesFit = ({
  brand,
  navigation,
}: {
  readonly brand: { readonly name: string };
  readonly navigation: readonly unknown[];
}): boolean =>
  navigation.length <= most.links && brand.name.length <= most.lettersOfBrand;
