import { ProductStudio } from '../products/ProductStudio';
import { Loaded } from '../studio/Loaded';

/** /marketing/product: the open piece is `piece=`. */
export const ProductPage = () => (
  <Loaded>
    <ProductStudio />
  </Loaded>
);
