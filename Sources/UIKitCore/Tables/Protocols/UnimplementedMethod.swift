/// The result type of an optional protocol method that a type does not have.
///
/// If the absence of a method changes the table's behaviour, the method's result is an associated
/// type. A class that implements the method makes it `Void` or the real type; a class that does not
/// gets the protocol's default, and with it this marker. The table checks the type, and never calls
/// the default.
public enum UnimplementedMethod: Sendable {}
