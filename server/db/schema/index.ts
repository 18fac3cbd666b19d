export * from './addresses';
export * from './auth';
export * from './catalogue';
export * from './customers';
export * from './enquiries';
export * from './orders';
export * from './payments';
export * from './shop';
