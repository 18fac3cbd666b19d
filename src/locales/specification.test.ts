import { ORDER_STATUSES } from '../../contract/constants';
import { makeTestI18n } from '../testing/makeTestStore';

/** Strings given literally by the specification, by section, with their keys. {product} is the shop's name. */
const STRINGS: Record<string, [string, string, Record<string, unknown>?][]> = {
  '§2 error screens': [
    ['errors:notFoundCode', '404'],
    ['errors:notFoundTitle', 'Not Found'],
    ['errors:wrongTitle', 'Something went wrong :('],
  ],
  '§2 header, footer and bottom bar': [
    ['layout:orderNow', 'Order Now'],
    ['layout:support', 'Support'],
    ['layout:login', 'Login'],
    ['layout:profile', 'Profile'],
    ['layout:logout', 'Logout'],
    ['layout:cart', 'Cart'],
    ['layout:home', 'Home'],
    ['layout:categories', 'Categories'],
    ['layout:account', 'Account'],
    ['layout:ourStory', 'Our Story'],
    ['layout:organicMillets', 'Organic Millets'],
  ],
  '§2 login panel': [
    ['login:loginTitle', 'Login'],
    ['login:registerTitle', 'Create Account'],
    ['login:newHere', 'New to Vayal?', { product: 'Vayal' }],
    ['login:registerLink', 'Register'],
    ['login:haveAccount', 'Have an account?'],
    ['login:loginLink', 'Login'],
    ['login:verifyTitle', 'Verify'],
    ['login:resend', 'Resend OTP'],
  ],
  '§2 location modal': [
    ['location:title', 'Your Location'],
    ['location:current', 'Current Location'],
    ['location:currentHint', 'Enable Your Current Location for better services'],
    ['location:saved', 'Saved Address'],
    ['location:viewMore', 'View More'],
    ['location:viewLess', 'View Less'],
    ['location:mapTitle', 'Set delivery location'],
    ['location:outsideTitle', "Sit Tight! We're Coming Soon to your location!"],
    ['location:outsideAction', 'Take me to Serviceable Area'],
    ['home:location.text', 'To deliver as quickly as possible, we would like your current location'],
    ['home:location.use', 'Use Current Location'],
  ],
  '§2 logout': [
    ['login:hungryForMore', 'Hungry for more?'],
    ['common:cancel', 'Cancel'],
    ['login:logout', 'Logout'],
  ],
  '§4 address types': ['location:type', 'checkout:address.type', 'orders:addressType.'].flatMap(
    (key): [string, string][] => [
      [`${key}1`, 'Home'],
      [`${key}2`, 'Work'],
      [`${key}3`, 'Other'],
    ],
  ),
  '§5 login and registration': [
    ['login:mobileRequired', 'Enter Your Mobile Number'],
    ['login:mobileLength', 'Mobile number must be exactly 10 digits'],
    ['login:nameRequired', 'Enter Your Name'],
    ['login:emailRequired', 'Enter Your email Id'],
    ['login:emailInvalid', 'Enter a valid email Id'],
    ['login:otpRequired', 'Please enter OTP'],
    ['login:otpLength', 'OTP should be exactly 4 digits', { length: 4 }],
    ['login:otpDigits', 'OTP should only contain digits'],
  ],
  '§5 profile': [
    ['profile:nameRequired', 'Enter Your Name'],
    ['profile:emailRequired', 'Enter Your email Id'],
    ['profile:emailInvalid', 'Enter a valid email Id'],
    ['profile:photoProblem.tooLarge', 'Max File size is 200kb'],
  ],
  '§5 address': [
    ['location:streetRequired', 'Please Enter Your Street'],
    ['location:landmarkRequired', 'Please Enter Your Landmark'],
    ['location:chooseFromMap', 'please choose location from map'],
    ['location:othersType', 'Name Your Address Label'],
    ['location:receiverPhoneLength', 'Mobile number must be exactly 10 digits'],
  ],
  '§8 errors': [
    ['errors:unknown', 'Error'],
    [
      'location:refusedHint',
      "Turn on Location Services to Allow 'Vayal' to Determine Your Location by Clicking the Location icon in the Address bar, and then Always allow.",
      { product: 'Vayal' },
    ],
  ],
  '§3 order statuses': [
    ['orders:status.PAYMENT_PENDING', 'PAYMENT PENDING'],
    ['orders:status.WAITING_FOR_PAYMENT', 'WAITING FOR PAYMENT'],
    ['orders:status.ORDER_CREATED', 'WAITING FOR CONFIRMATION'],
    ['orders:status.CONFIRMED', 'CONFIRMED'],
    ['orders:status.PROCESSING', 'PROCESSING'],
    ['orders:status.READY_TO_DELIVER', 'READY TO DELIVER'],
    ['orders:status.PICKEDUP', 'PICKEDUP'],
    ['orders:status.DELIVERED', 'DELIVERED'],
    ['orders:status.CANCELLED', 'CANCELLED'],
  ],
};

const { t } = makeTestI18n('en');
const translate = t as unknown as (key: string, params?: Record<string, unknown>) => string;

describe.each(Object.entries(STRINGS))('%s', (_section, strings) => {
  // Rows of equal length: a missing parameter would be jest's callback.
  const rows = strings.map(([key, text, params = {}]) => [key, text, params] as const);
  test.each(rows)('is "%s"', (key, text, params) => expect(translate(key, params)).toBe(text));
});

test('every status of the contract is among them', () =>
  expect(STRINGS['§3 order statuses']?.map(([key]) => key)).toEqual(
    ORDER_STATUSES.map((status) => `orders:status.${status}`),
  ));
